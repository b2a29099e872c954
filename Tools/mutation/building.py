"""A copy of the checkout with all mutants in one binary."""

import os
import re
import shutil
import subprocess

from mutation import rewrite, sites

MODULES = ("MaskKit", "Masks")
ERROR = re.compile(r"/(Sources/(?:MaskKit|Masks)/[^:\n]*\.swift):(\d+):\d+: error: (.*)")


class Build:
    """The copy, and what is known of its sites."""

    def __init__(self, checkout, folder):
        self.checkout = checkout
        self.copy = os.path.join(folder, "copy")
        self.sites = []
        self.texts = {}
        self.list = os.path.join(folder, "unswitchable.txt")
        self.known = None

    def prepare(self):
        """Copies the checkout and finds the sites."""
        listed = subprocess.run(
            ["git", "ls-files", "-co", "--exclude-standard"], cwd=self.checkout, check=True,
            capture_output=True, text=True).stdout.split("\n")
        for name in listed:
            origin = os.path.join(self.checkout, name)
            target = os.path.join(self.copy, name)
            if name and os.path.isfile(origin) and not is_changed(name):
                os.makedirs(os.path.dirname(target), exist_ok=True)
                if not same(origin, target):
                    shutil.copyfile(origin, target)
        self.remove_others(set(listed))
        for module in MODULES:
            for path in swift_files(self.checkout, os.path.join("Sources", module)):
                with open(os.path.join(self.checkout, path), encoding="utf-8") as file:
                    self.texts[path] = file.read()
                self.sites += sites.find(path, self.texts[path])
        number = 1
        for site in self.sites:
            site.first_id = number
            number += len(site.changes)
        self.sites = [site for site in self.sites if site.keys()[0] not in self.unswitchable()]
        return number - 1

    def remove_others(self, listed):
        """Takes out of the copy what the checkout no longer has."""
        for folder in ("Sources", "Tests"):
            for path in swift_files(self.copy, folder):
                if path not in listed and not path.endswith("MutationSupport.swift"):
                    os.remove(os.path.join(self.copy, path))

    def unswitchable(self):
        """The places that did not compile as switches in an earlier run."""
        if self.known is None:
            self.known = set()
            if os.path.exists(self.list):
                with open(self.list, encoding="utf-8") as file:
                    self.known = set(file.read().split("\n"))
        return self.known

    def write(self):
        """Writes the changed sources."""
        for module in MODULES:
            declarations = [rewrite.SUPPORT]
            prefix = os.path.join("Sources", module) + os.sep
            for path, text in self.texts.items():
                if not path.startswith(prefix):
                    continue
                own = [site for site in self.sites if site.path == path]
                changed, needed = rewrite.rewrite(text, own)
                declarations += needed
                put(os.path.join(self.copy, path), changed)
            put(os.path.join(self.copy, prefix, "MutationSupport.swift"), "\n".join(declarations))

    def build(self, say):
        """Builds, and leaves out sites that do not compile, until all is well."""
        dropped = 0
        for module in (*MODULES, None):
            for _ in range(40):
                self.write()
                target = ["--build-tests"] if module is None else ["--target", module]
                result = subprocess.run(
                    ["swift", "build", "-c", "release", "-Xswiftc", "-enable-testing", *target],
                    cwd=self.copy, capture_output=True, text=True)
                if result.returncode == 0:
                    break
                hit = self.hit(result.stdout + result.stderr)
                before = len(self.sites)
                with open(self.list, "a", encoding="utf-8") as file:
                    for site in hit:
                        file.write(site.keys()[0] + "\n")
                self.sites = [site for site in self.sites if site not in hit]
                dropped += before - len(self.sites)
                if len(self.sites) == before:
                    raise SystemExit(result.stdout[-4000:] + result.stderr[-2000:])
                say(f"{len(hit)} places do not compile as switches")
            else:
                raise SystemExit("the copy does not compile")
        return dropped

    def hit(self, output):
        """The places that the compiler's errors are about."""
        hit = []
        for path, line, message in set(ERROR.findall(output)):
            line = int(line)
            own = [site for site in self.sites if site.path == path]
            unset = re.match(r"\w+ '(\w+)' (?:used|captured|.*returned)", message)
            if unset and "initialized" in message:
                hit += [site for site in own if site.old.startswith(unset.group(1) + " = ")]
                continue
            there = [
                site for site in own if site.line <= line <= site.line + site.old.count("\n")]
            # Where a path has lost its end, the statement that ended it stands further up.
            ended = line
            while not there and ended > 0:
                ended -= 1
                there = [site for site in own if site.line == ended and site.kind == "statement"]
            hit += there
        return hit

    @property
    def binary(self):
        return os.path.join(self.copy, ".build", "release", "MaskKitPackageTests.xctest")


def is_changed(name):
    """Whether a file is written anew, with switches."""
    return name.endswith(".swift") and name.startswith(
        tuple(f"Sources/{module}/" for module in MODULES))


def swift_files(root, folder):
    found = []
    for base, _, names in os.walk(os.path.join(root, folder)):
        found += [
            os.path.relpath(os.path.join(base, name), root) for name in names
            if name.endswith(".swift")]
    return sorted(found)


def same(one, other):
    if not os.path.exists(other):
        return False
    with open(one, "rb") as first, open(other, "rb") as second:
        return first.read() == second.read()


def put(path, text):
    """Writes a file only if it changes, so that nothing is built twice."""
    if os.path.exists(path):
        with open(path, encoding="utf-8") as file:
            if file.read() == text:
                return
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
