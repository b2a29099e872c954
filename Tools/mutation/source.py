"""Swift source with comments and strings blanked out, so that patterns find code alone."""

import re


def blank(text):
    """The text with the inside of comments and string literals as spaces, line by line the same."""
    out = list(text)
    index = 0
    end = len(text)

    def clear(start, stop):
        for at in range(start, min(stop, end)):
            if out[at] != "\n":
                out[at] = " "

    while index < end:
        if text.startswith("//", index):
            stop = text.find("\n", index)
            stop = end if stop < 0 else stop
            clear(index, stop)
            index = stop
        elif text.startswith("/*", index):
            stop = text.find("*/", index)
            stop = end if stop < 0 else stop + 2
            clear(index, stop)
            index = stop
        elif text.startswith('"""', index):
            stop = text.find('"""', index + 3)
            stop = end if stop < 0 else stop + 3
            clear(index, stop)
            index = stop
        elif text[index] == '"':
            stop = string_end(text, index)
            clear(index, stop)
            index = stop
        else:
            index += 1
    return "".join(out)


def string_end(text, start):
    """Where the string literal that begins at `start` ends, interpolations included."""
    index = start + 1
    while index < len(text) and text[index] != "\n":
        if text[index] == '"':
            return index + 1
        if text.startswith("\\(", index):
            index = interpolation_end(text, index + 2)
        elif text[index] == "\\":
            index += 2
        else:
            index += 1
    return index


def interpolation_end(text, index):
    depth = 1
    while index < len(text) and depth > 0:
        if text[index] == '"':
            index = string_end(text, index)
            continue
        depth += {"(": 1, ")": -1}.get(text[index], 0)
        index += 1
    return index


def balanced(code):
    """Whether every bracket of a piece of code is closed in it."""
    depth = 0
    for character in code:
        if character in "([{":
            depth += 1
        elif character in ")]}":
            depth -= 1
            if depth < 0:
                return False
    return depth == 0


def ends_statement(line):
    """Whether the statement on a line can end there."""
    return not re.search(r"([-+*/%&|^<>=?:,.(\[{]|\b(?:guard|else|in|return|where))$", line.rstrip())


def continues_statement(line):
    """Whether a line goes on with the statement of the line before."""
    return bool(re.match(r"\s*([-+*/%&|^<>=?:.,)\]]|else\b|where\b|in\b)", line))
