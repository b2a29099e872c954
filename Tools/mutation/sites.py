"""Where the sources can be changed, and how.

All changes are built into one binary, each behind a switch: an operator becomes one of its own
that looks at the switch, a statement gets an `if`. So one build serves all mutants.
"""

import re

from mutation import source

COMPARISONS = {
    "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"],
    "==": ["!="], "!=": ["=="],
}
LOGIC = {"&&": "||", "||": "&&"}
SUMS = {"+": "-", "-": "+", "&+": "&-", "&-": "&+", "+=": "-=", "-=": "+="}
# Functions and properties with a twin on the other side.
SIDES = {
    "left": "right", "right": "left", "lowerBound": "upperBound", "upperBound": "lowerBound",
    "start": "end", "end": "start",
}
OPERATOR = re.compile(r"(?<=\s)(&&|\|\||<=|>=|==|!=|\+=|-=|&\+|&-|<|>|\+|-)(?=\s)")
LITERAL = re.compile(r"(?<![\w.])(0x[0-9A-Fa-f_]+|[0-9][0-9_]*)(?![\w.]|\.[0-9])")
RANGED = re.compile(r"(?<![\w.])(0x[0-9A-Fa-f_]+|[0-9][0-9_]*)(?=\.\.)")
BOOLEAN = re.compile(r"(?<![\w.])(true|false)(?!\w)")
CONDITION = re.compile(r"(?<![\w.#])(if|guard|while) (?!#)")
NEGATION = re.compile(r"(?<=[\s(\[])!(?=[\w(])")
EXTREME = re.compile(r"(?<![\w.])(?:Swift\.)?(min|max)\(")
SIDE = re.compile(r"\.(left|right)\(|\.(lowerBound|upperBound)\b(?!\()")
STATEMENT = re.compile(
    r"^\s+(?:_ = )?[A-Za-z_][\w.]*(?:\[[^\]]*\])?[?!]?(?:\.\w+)*"
    r"(?:\s(?:=|\+=|-=|\|=|&=|<<=)\s\S.*|\(.*\))$")
KEYWORDS = (
    "let", "var", "func", "init", "return", "case", "default", "if", "guard", "while", "for",
    "switch", "struct", "enum", "extension", "import", "static", "private", "public", "package",
    "internal", "fileprivate", "mutating", "throw", "self.init", "try", "precondition",
    "preconditionFailure", "else", "repeat", "do", "defer", "subscript", "typealias", "final",
)


class Site:
    """One place with its changes. Each change has a name and later an id of its own."""

    def __init__(self, path, line, start, end, old, kind, changes, text, occurrence):
        self.path = path
        self.line = line
        self.start = start
        self.end = end
        self.old = old
        self.kind = kind
        self.changes = changes
        self.text = text
        self.occurrence = occurrence
        self.first_id = 0

    def keys(self):
        """A name for each change that survives edits elsewhere in the file."""
        return [
            f"{self.path}|{self.text}|{self.kind}|{self.occurrence}|{name}" for name in self.changes
        ]


def find(path, text):
    """All sites of a file, in order and apart."""
    code = source.blank(text)
    found = []

    def add(match, group, kind, changes):
        start, end = match.span(group)
        found.append((start, end, text[start:end], kind, changes))

    for match in OPERATOR.finditer(code):
        operator = match.group(1)
        if operator in COMPARISONS:
            if re.match(r"\s+nil\b", code[match.end():]) or is_generic(code, match):
                continue
            add(match, 1, "compare", [f"{operator} to {other}" for other in COMPARISONS[operator]])
        elif operator in LOGIC:
            add(match, 1, "logic", [f"{operator} to {LOGIC[operator]}"])
        else:
            add(match, 1, "sum", [f"{operator} to {SUMS[operator]}"])
    for pattern in (LITERAL, RANGED):
        for match in pattern.finditer(code):
            value = int(match.group(1).replace("_", ""), 0)
            add(match, 1, "literal", [f"{match.group(1)} to {changed(value)}"])
    for match in BOOLEAN.finditer(code):
        # A switch is only known to be exhaustive where `true` and `false` are written out.
        if code[code.rfind("\n", 0, match.start()) + 1:].lstrip().startswith("case "):
            continue
        other = "false" if match.group(1) == "true" else "true"
        add(match, 1, "boolean", [f"{match.group(1)} to {other}"])
    for match in CONDITION.finditer(code):
        start = match.end()
        found.append((start, start, "", "condition", [f"{match.group(1)} never holds"]))
    for match in NEGATION.finditer(code):
        add(match, 0, "negation", ["! dropped"])
    for match in EXTREME.finditer(code):
        other = "max" if match.group(1) == "min" else "min"
        add(match, 1, "extreme", [f"{match.group(1)} to {other}"])
    for match in SIDE.finditer(code):
        group = 1 if match.group(1) else 2
        add(match, group, "side", [f"{match.group(group)} to {SIDES[match.group(group)]}"])
    found += statements(text, code)
    return numbered(path, text, [site for site in found if not is_memory(code, site[0])])


def is_memory(code, start):
    """Whether a place only says how much memory is kept, which no test could see."""
    line = code[code.rfind("\n", 0, start) + 1:].split("\n", 1)[0]
    return ".reserveCapacity(" in line or code[:start].endswith("keepingCapacity: ")


def changed(value):
    """The number that takes a number's place: one more, or one less at a type's upper end."""
    ends = (0x7F, 0xFF, 0xFFFF, 0xFFFF_FFFF, 0xFFFF_FFFF_FFFF_FFFF)
    return value - 1 if value in ends else value + 1


def is_generic(code, match):
    """Whether `<` or `>` with spaces belongs to an operator's declaration."""
    line = code[code.rfind("\n", 0, match.start()) + 1:match.end()]
    return "func" in line


def statements(text, code):
    """Whole statements on a line of their own, which can be left out."""
    found = []
    lines = code.split("\n")
    offset = 0
    for number, line in enumerate(lines):
        before = lines[number - 1] if number > 0 else ""
        after = lines[number + 1] if number + 1 < len(lines) else ""
        word = re.match(r"\s*([\w.]*)", line).group(1)
        whole = (
            (STATEMENT.match(line.rstrip()) and word not in KEYWORDS
             and word.split(".")[0] not in ("super",) or line.strip() in ("break", "continue"))
            and not re.match(r"\s*self\.(\w+) = \1$", line.rstrip())
            and source.balanced(line) and source.ends_statement(line)
            and (before.strip() == "" or source.ends_statement(before) or before.rstrip().endswith(("{", ":")))
            and not source.continues_statement(after)
            and not before.rstrip().endswith((",", "(")))
        if whole:
            start = offset + len(line) - len(line.lstrip())
            end = offset + len(line.rstrip())
            found.append((start, end, text[start:end], "statement", ["left out"]))
        offset += len(line) + 1
    return found


def numbered(path, text, found):
    """The sites in order, each with its line and its place among equal ones."""
    sites = []
    seen = {}
    lines = text.split("\n")
    for start, end, old, kind, changes in sorted(found, key=lambda item: (item[0], -item[1])):
        line = text.count("\n", 0, start) + 1
        code = lines[line - 1].strip()
        occurrence = seen.get((code, kind), 0)
        seen[(code, kind)] = occurrence + 1
        sites.append(Site(path, line, start, end, old, kind, changes, code, occurrence))
    return sites
