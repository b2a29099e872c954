"""Runs the tests against one mutant after the other."""

import os
import re
import resource
import selectors
import signal
import subprocess
import time

# What costs little comes first: most mutants fall there.
HEAVY = "RandomTests|ExhaustiveTests|LawTests|AnswerTests|ScalarTests"
STAGES = (
    ["--skip", HEAVY + "|HostileFileTests/(file|size|maskCount|numbers|longString|depth|repeatedKey)|HostilePaste|Sharing|Maskdemo|MaskUI"],
    ["--filter", HEAVY],
)
MEMORY = 6 << 30
FAILED = re.compile(r"\u2718.*?Test (?:case passing .* to )?(\w+)\(")


def limit():
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    os.nice(19)


def run(binary, stage, mutant, seconds, skipped=(), stop=True):
    """Runs a stage. Returns how it ended, the first test that failed, and the time it took."""
    command = [binary, "--testing-library", "swift-testing", *STAGES[stage]]
    for name in skipped:
        command += ["--skip", name]
    environment = dict(os.environ, MASKKIT_MUTANT=str(mutant), SWIFT_BACKTRACE="enable=no")
    start = time.monotonic()
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment,
        start_new_session=True, preexec_fn=limit)
    failed = []
    try:
        for line in lines(process, start + seconds):
            if line is None:
                return "time", failed, time.monotonic() - start
            if "\u2718" in line or "error:" in line:
                match = FAILED.search(line)
                failed.append(match.group(1) if match else "")
                if stop:
                    return "failed", failed, time.monotonic() - start
        code = process.wait()
        if failed:
            return "failed", failed, time.monotonic() - start
        return ("passed" if code == 0 else "crashed"), failed, time.monotonic() - start
    finally:
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        process.wait()


def lines(process, deadline):
    """The lines of a process; `None` when its time is over."""
    selector = selectors.DefaultSelector()
    selector.register(process.stdout, selectors.EVENT_READ)
    rest = b""
    while True:
        left = deadline - time.monotonic()
        if left <= 0:
            yield None
            return
        if not selector.select(min(left, 1)):
            continue
        data = os.read(process.stdout.fileno(), 65536)
        if not data:
            if rest:
                yield rest.decode("utf-8", "replace")
            return
        *whole, rest = (rest + data).split(b"\n")
        for line in whole:
            yield line.decode("utf-8", "replace")


def baseline(binary):
    """The tests that fail without any change, and how long each stage takes."""
    skipped = set()
    times = []
    for stage in range(len(STAGES)):
        ending, failed, seconds = run(binary, stage, 0, 1200, stop=False)
        if ending in ("crashed", "time"):
            raise SystemExit(f"the tests do not run to their end without a change: {ending}")
        skipped |= {name for name in failed if name}
        times.append(seconds)
    return sorted(skipped), times


def verdict(binary, mutant, times, skipped):
    """How a mutant fares: `killed`, with how, or `survived`."""
    for stage, usual in enumerate(times):
        ending, failed, seconds = run(binary, stage, mutant, max(10, 10 * usual), skipped)
        if ending != "passed":
            return "killed", ending + (f" {failed[0]}" if failed and failed[0] else ""), seconds
    return "survived", "", 0
