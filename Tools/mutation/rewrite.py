"""Writes sources in which every change of every site stands behind a switch."""

from mutation.sites import COMPARISONS, LOGIC, SIDES, SUMS

SUPPORT = """
internal import Glibc

/// The change that is switched on: its number is in the environment. 0 is none.
let activeMutant: Int = unsafe getenv("MASKKIT_MUTANT").flatMap { unsafe Int(String(cString: $0)) } ?? 0

@inline(__always) func mutationIsOff(_ id: Int) -> Bool { activeMutant != id }
@inline(__always) func mutated<T>(_ id: Int, _ usual: T, _ other: T) -> T {
  activeMutant == id ? other : usual
}
"""


def operator_name(base, id):
    """An operator that is found nowhere else: the usual one with the id in three signs."""
    signs = ""
    while id > 0:
        signs += "~^|"[id % 3]
        id //= 3
    return f"{base}~{signs}~"


def replacement(site):
    """What stands in the place of a site, and the declaration that it needs."""
    id = site.first_id
    old = site.old
    if site.kind == "compare":
        name = operator_name(old, id)
        cases = "".join(
            f"if activeMutant == {id + index} {{ return a {other} b }}; "
            for index, other in enumerate(COMPARISONS[old]))
        bound = "Equatable" if old in ("==", "!=") else "Comparable"
        return name, (
            f"infix operator {name} : ComparisonPrecedence\n@inline(__always) "
            f"func {name} <T: {bound}>(a: T, b: T) -> Bool {{ {cases}return a {old} b }}")
    if site.kind == "logic":
        name = operator_name(old, id)
        group = "LogicalConjunctionPrecedence" if old == "&&" else "LogicalDisjunctionPrecedence"
        return name, (
            f"infix operator {name} : {group}\n@inline(__always) "
            f"func {name} (a: Bool, b: @autoclosure () -> Bool) -> Bool "
            f"{{ activeMutant == {id} ? a {LOGIC[old]} b() : a {old} b() }}")
    if site.kind == "sum":
        return summed(site, operator_name(old.replace("=", ""), id))
    if site.kind == "literal":
        new = site.changes[0].split(" to ")[1]
        return f"mutated({id}, {old}, {new})", ""
    if site.kind == "boolean":
        return f"mutated({id}, {old}, {'false' if old == 'true' else 'true'})", ""
    if site.kind == "condition":
        return f"mutationIsOff({id}), ", ""
    if site.kind == "negation":
        name = operator_name("!", id)
        return name, (
            f"prefix operator {name}\n@inline(__always) "
            f"prefix func {name} (a: Bool) -> Bool {{ activeMutant == {id} ? a : !a }}")
    if site.kind == "extreme":
        other = "max" if old == "min" else "min"
        name = f"{old}Of{id}"
        return name, (
            f"@inline(__always) func {name}<T: Comparable>(_ a: T, _ b: T) -> T "
            f"{{ activeMutant == {id} ? Swift.{other}(a, b) : Swift.{old}(a, b) }}")
    if site.kind == "side":
        return sided(site)
    raise ValueError(site.kind)


def summed(site, name):
    id, old = site.first_id, site.old
    other = SUMS[old]
    bound = "FixedWidthInteger" if "&" in old else "AdditiveArithmetic"
    if old.endswith("="):
        name += "="
        lines = [
            f"infix operator {name} : AssignmentPrecedence",
            f"@inline(__always) func {name} <T: {bound}>(a: inout T, b: T) "
            f"{{ if activeMutant == {id} {{ a {other} b }} else {{ a {old} b }} }}"]
        if old == "+=":
            lines.append(
                f"@inline(__always) func {name} (a: inout String, b: String) "
                f"{{ if activeMutant != {id} {{ a += b }} }}")
        return name, "\n".join(lines)
    lines = [
        f"infix operator {name} : AdditionPrecedence",
        f"@inline(__always) func {name} <T: {bound}>(a: T, b: T) -> T "
        f"{{ activeMutant == {id} ? a {other} b : a {old} b }}"]
    if old == "+":
        lines.append(
            f"@inline(__always) func {name} (a: String, b: String) -> String "
            f"{{ activeMutant == {id} ? a : a + b }}")
    return name, "\n".join(lines)


def sided(site):
    id, old = site.first_id, site.old
    other = SIDES[old]
    name = f"{old}Of{id}"
    if old in ("left", "right"):
        return name, (
            f"extension CaretMap {{ @inline(__always) func {name}(_ k: Int) -> Int "
            f"{{ activeMutant == {id} ? {other}(k) : {old}(k) }} }}")
    return name, "\n".join(
        f"extension {type} {{ @inline(__always) var {name}: Bound "
        f"{{ activeMutant == {id} ? {other} : {old} }} }}" for type in ("Range", "ClosedRange"))


def rewrite(text, sites):
    """The text of a file with its sites switched, and the declarations they need."""
    declarations = []
    inside = {}
    statements = [site for site in sites if site.kind == "statement"]
    pieces = []
    for site in sites:
        if site.kind == "statement":
            pieces.append((site.start, 0, site.start, f"if mutationIsOff({site.first_id}) {{ "))
            pieces.append((site.end, 3, site.end, " }"))
            continue
        new, declaration = replacement(site)
        # What is put in front of a token comes before what stands in its place.
        pieces.append((site.start, 1 if site.start == site.end else 2, site.end, new))
        if declaration:
            declarations.append(declaration)
    out = []
    at = 0
    for start, _, end, new in sorted(pieces, key=lambda piece: (piece[0], piece[1])):
        out.append(text[at:start])
        out.append(new)
        at = end
    out.append(text[at:])
    return "".join(out), declarations
