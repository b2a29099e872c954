#!/usr/bin/env python3
"""Checks Masks.schema.json: that it is a schema, that Masks.json keeps to it, and that it agrees
with the reader on the corpus of right and wrong files.

    check.py [--venv DIRECTORY]

What the reader says about a wrong file is in the text beside it. Some of that a schema can't say;
the codes below name it. A file of which the reader says nothing else has to pass the schema, and
every other wrong file must not. The script makes its own virtual environment.
"""

import argparse
import json
import os
import pathlib
import re
import subprocess
import sys
import venv

JSONSCHEMA = "jsonschema==4.25.1"
ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
CORPUS = ROOT / "Tests/MasksTests/Corpus"

# What only the reader knows: it would need arithmetic, or a look at another place of the file.
READER_ALONE = {
    "repeated-id", "unknown-mask", "unknown-check", "separator-count", "suffix", "check-cycle",
    "when-slots", "when-last", "unreachable", "example-value", "example-text", "example-state",
    "class-count", "check-map", "check-remainder", "check-table",
    "check-range",
}
# What a schema says of some files and not of others: a sum over a bound, but not the bound itself.
EITHER = {
    "capacity", "lengths", "when", "class-set", "max-digits", "repeated-key", "file-size", "nesting",
    "literal-length", "check-alphabet", "check-date", "check-position",
}


class RepeatedKey(ValueError):
    """An object has a key twice. A schema can't see it; this reading does."""


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--venv", default=ROOT / ".build/schema", type=pathlib.Path)
    enter_environment(parser.parse_args().venv)
    import jsonschema

    schema = json.loads((ROOT / "Masks.schema.json").read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    faults = []
    for file in [ROOT / "Masks.json", *sorted((CORPUS / "right").glob("*.json"))]:
        for error in errors(validator, file):
            faults.append(f"{file}: the schema refuses a right file: {error}")
    counts = {"refused": 0, "passed": 0, "either": 0}
    for file in sorted((CORPUS / "wrong").glob("*.json")):
        faults += check_wrong(validator, file, counts)
    faults += undescribed(schema)
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"schema: {counts}, {len(faults)} faults")
    sys.exit(1 if faults else 0)


def check_wrong(validator, file, counts):
    """What is wrong with the schema's answer to a wrong file."""
    text = file.with_suffix(".txt").read_text(encoding="utf-8")
    codes = set(re.findall(r"^\S[^\n]*?: error: .*\[([a-z0-9-]+)\]$", text, re.MULTILINE))
    if not codes:
        return [f"{file}: no error is named in the text beside it"]
    refused = bool(errors(validator, file))
    if codes <= READER_ALONE:
        counts["passed"] += 1
        return [f"{file}: the schema refuses what only the reader knows: {codes}"] if refused else []
    if codes <= READER_ALONE | EITHER:
        counts["either"] += 1
        return []
    counts["refused"] += 1
    return [] if refused else [f"{file}: the schema passes what the reader refuses: {codes}"]


def errors(validator, file):
    """The schema's errors; one for a text that is not JSON."""
    try:
        # Python reads a lone surrogate; as UTF-8 it can't be written.
        text = file.read_bytes().decode("utf-8-sig")
        value = json.loads(text, object_pairs_hook=unique, parse_constant=refuse)
        json.dumps(value, ensure_ascii=False).encode("utf-8")
    except (ValueError, RecursionError) as error:
        return [str(error)]
    return [f"{error.json_path}: {error.message[:200]}" for error in validator.iter_errors(value)]


def unique(pairs):
    """An object; no key may be there twice."""
    members = dict(pairs)
    if len(members) < len(pairs):
        raise RepeatedKey("repeated key")
    return members


def refuse(word):
    """NaN and Infinity are no JSON."""
    raise ValueError(f"unexpected {word}")


def undescribed(schema):
    """Keys without a title or a description, which an editor would show."""
    faults = []

    def look(node, path):
        if isinstance(node, list):
            for index, item in enumerate(node):
                look(item, f"{path}[{index}]")
        elif isinstance(node, dict):
            # Conditions repeat keys that are described elsewhere.
            for word, part in node.items():
                if word in ("if", "not", "dependentSchemas", "examples", "enum", "const"):
                    continue
                look(part, f"{path}.{word}")
            for key, part in (node.get("properties") or {}).items():
                described = isinstance(part, dict) and (
                    "$ref" in part or "const" in part or {"title", "description"} <= part.keys())
                if not described:
                    faults.append(f"schema {path}: \"{key}\" has no title or description")

    look(schema, "$")
    return faults


def enter_environment(directory):
    """Goes on inside a virtual environment that has jsonschema; makes it if it is not there."""
    python = directory / "bin" / "python"
    if pathlib.Path(sys.prefix) == directory.resolve():
        return
    stamp = directory / "jsonschema.txt"
    if not stamp.exists() or stamp.read_text() != JSONSCHEMA:
        venv.create(directory, with_pip=True, clear=True)
        subprocess.run(
            [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", JSONSCHEMA],
            check=True,
        )
        stamp.write_text(JSONSCHEMA)
    os.execv(python, [python, *sys.argv])


if __name__ == "__main__":
    main()
