#!/usr/bin/env python3
"""Compares the catalogue's masks with python-stdnum.

For every mask that stdnum knows: each example has the same verdict there, 200 mutations of each
example have it too, and stdnum's own format is the mask's text. Differences that are meant are
listed, with their reason, in stdnum_masks.py; any other is an error.

    Tests/oracles/check_with_stdnum.py [--maskdemo FILE] [--masks FILE] [--venv DIRECTORY]

The script makes its own virtual environment. `maskdemo replay` answers all values in one run.
"""

import argparse
import importlib
import json
import os
import pathlib
import random
import subprocess
import sys
import venv

import stdnum_masks

STDNUM = "python-stdnum==2.2"
MUTATIONS = 200
SEED = 20_26
HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--maskdemo", default=newest_maskdemo(), type=pathlib.Path)
    parser.add_argument("--masks", default=ROOT / "Masks.json", type=pathlib.Path)
    parser.add_argument("--venv", default=ROOT / ".build/oracles", type=pathlib.Path)
    arguments = parser.parse_args()
    if not arguments.maskdemo.exists():
        sys.exit(f"{arguments.maskdemo} is not there; build it first: swift build")
    enter_environment(arguments.venv)
    masks = json.loads(arguments.masks.read_text(encoding="utf-8"))["masks"]
    cases = [case for mask in masks for case in cases_of(mask)]
    answers = ask(arguments.maskdemo, arguments.masks, cases)
    report = Report()
    for case, answer in zip(cases, answers, strict=True):
        report.add(case, answer)
    sys.exit(report.finish())


def newest_maskdemo():
    """The command as it was built last."""
    built = [ROOT / ".build" / kind / "maskdemo" for kind in ("debug", "release")]
    built = [file for file in built if file.exists()]
    return max(built, key=lambda file: file.stat().st_mtime, default=ROOT / ".build/debug/maskdemo")


def enter_environment(directory):
    """Goes on inside a virtual environment that has stdnum; makes it if it is not there."""
    python = directory / "bin" / "python"
    if pathlib.Path(sys.prefix) == directory.resolve():
        return
    stamp = directory / "stdnum.txt"
    if not stamp.exists() or stamp.read_text() != STDNUM:
        venv.create(directory, with_pip=True, clear=True)
        subprocess.run(
            [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", STDNUM],
            check=True,
        )
        stamp.write_text(STDNUM)
    os.execv(python, [str(python), *sys.argv])


def cases_of(mask):
    """The examples of a mask and their mutations, if stdnum knows it."""
    name = stdnum_masks.module_of(mask["id"])
    if name is None:
        return
    judge = importlib.import_module("stdnum." + name)
    for example in mask.get("examples", []):
        if example.get("state") not in ("complete", "invalid"):
            continue
        yield {"mask": mask["id"], "value": example["value"], "judge": judge, "kind": "example"}
        if example["state"] != "complete":
            continue
        generator = random.Random(f"{SEED} {mask['id']} {example['value']}")
        for value in mutations(example["value"], stdnum_masks.kept(mask["id"]), generator):
            yield {"mask": mask["id"], "value": value, "judge": judge, "kind": "mutation"}


def mutations(value, kept, generator):
    """200 values: each single change of a character into another of its kind, in random order;
    where there are fewer, changes at two places too."""
    single = [
        value[:place] + other + value[place + 1 :]
        for place in range(kept, len(value))
        for other in others(value[place])
    ]
    generator.shuffle(single)
    yield from single[:MUTATIONS]
    for _ in range(MUTATIONS - len(single)):
        first, second = generator.sample(range(kept, len(value)), 2)
        changed = list(value)
        for place in (first, second):
            changed[place] = generator.choice(others(value[place]) or [value[place]])
        yield "".join(changed)


def others(character):
    """The other characters of a character's kind."""
    for kind in ("0123456789", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdef"):
        if character in kind:
            return [other for other in kind if other != character]
    return []


def ask(maskdemo, masks, cases):
    """What `maskdemo replay` says of each case, in order: one process, one line each."""
    lines = "".join(
        json.dumps({"id": str(number), "mask": case["mask"], "value": case["value"]}) + "\n"
        for number, case in enumerate(cases)
    )
    process = subprocess.run(
        [maskdemo.resolve(), "replay", "--masks", masks], input=lines, capture_output=True, text=True
    )
    # 1 says that a line was an error: a mutated value that does not fit is one.
    if process.returncode not in (0, 1):
        sys.exit(f"{maskdemo} replay: exit status {process.returncode}\n{process.stderr}")
    answers = [json.loads(line) for line in process.stdout.splitlines()]
    if len(answers) != len(cases):
        sys.exit(f"{maskdemo} replay: {len(answers)} answers to {len(cases)} lines")
    return answers


class Report:
    """Counts what agrees, and keeps what does not."""

    def __init__(self):
        self.masks = set()
        self.counts = {"example": 0, "mutation": 0, "format": 0}
        self.differences = {}
        self.errors = []

    def add(self, case, answer):
        mask, value = case["mask"], case["value"]
        self.masks.add(mask)
        self.counts[case["kind"]] += 1
        ours = answer.get("state") == "complete"
        theirs = stdnum_masks.verdict(mask, case["judge"], value)
        if ours != theirs:
            is_meant = ours and (case["kind"] == "mutation" or mask in stdnum_masks.EXAMPLES)
            table = stdnum_masks.VERDICTS if is_meant else {}
            self.differ("verdict", case, f"mask {ours}, stdnum {theirs}", table)
        if ours and case["kind"] == "example" and "text" in answer:
            self.compare_format(case, answer["text"])

    def compare_format(self, case, text):
        judge = case["judge"]
        if not hasattr(judge, "format"):
            return
        formatted = judge.format(case["value"])
        self.counts["format"] += 1
        if formatted != text:
            found = f'mask "{text}", stdnum "{formatted}"'
            self.differ("format", case, found, stdnum_masks.FORMATS)

    def differ(self, what, case, found, table):
        reason = table.get(case["mask"])
        line = f'{case["mask"]} {case["value"]}: {what}: {found}'
        if reason is None:
            self.errors.append(line)
        else:
            self.differences.setdefault((what, case["mask"], reason), []).append(line)

    def finish(self):
        for (what, mask, reason), lines in sorted(self.differences.items()):
            print(f"{what} differs as expected: {mask}, {len(lines)} times: {reason}")
        for table, what in ((stdnum_masks.VERDICTS, "verdict"), (stdnum_masks.FORMATS, "format")):
            seen = {mask for kind, mask, _ in self.differences if kind == what}
            for mask in sorted(set(table) - seen):
                self.errors.append(f"{mask}: a difference of the {what} is listed but not there")
        for error in self.errors[: 20 if sys.stderr.isatty() else 100_000]:
            print("error:", error, file=sys.stderr)
        print(
            f"{len(self.masks)} masks, {self.counts['example']} examples, "
            f"{self.counts['mutation']} mutations, {self.counts['format']} formats compared "
            f"with {STDNUM}; {len(self.errors)} errors"
        )
        return 1 if self.errors else 0


if __name__ == "__main__":
    main()
