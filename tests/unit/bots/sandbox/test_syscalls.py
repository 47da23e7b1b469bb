"""The filter of system calls, run in a small machine of our own: also for processors that we do
not have."""

import struct

import pytest

from bots.sandbox.inside.syscalls import (
    ALLOW,
    CONDITIONS,
    EPERM,
    KILL,
    MACHINES,
    X32_BIT,
    Machine,
    assemble,
)


def verdict(machine: Machine, number: int, *arguments: int, audit: int | None = None) -> int:
    """What the kernel would do: the few instructions that our filter uses."""
    call = struct.pack("=IIQ6Q", number, audit or machine.audit, 0, *(*arguments, *[0] * 6)[:6])
    program = assemble(machine)
    at = value = 0
    while True:
        code, yes, no, k = struct.unpack_from("=HBBI", program, at * 8)
        at += 1
        if code == 0x20:
            (value,) = struct.unpack_from("=I", call, k)
        elif code == 0x54:
            value &= k
        elif code == 0x15:
            at += yes if value == k else no
        elif code == 0x35:
            at += yes if value >= k else no
        else:
            assert code == 0x06
            return int(k)


@pytest.fixture(params=list(MACHINES))
def machine(request: pytest.FixtureRequest) -> Machine:
    return MACHINES[request.param]


def test_a_bot_reads_and_writes_its_socket_only(machine: Machine) -> None:
    for name in ("read", "write"):
        number = machine.allowed[name]
        assert verdict(machine, number, 3) == ALLOW
        for fd in (0, 1, 2, 4, 1023, 0xFFFFFFFF):
            assert verdict(machine, number, fd) == EPERM


def test_memory_is_private_and_never_executable(machine: Machine) -> None:
    mmap, mprotect = machine.allowed["mmap"], machine.allowed["mprotect"]
    for protection in range(8):
        wanted = KILL if protection & 4 else ALLOW
        assert verdict(machine, mmap, 0, 4096, protection, 0x22) == wanted
        assert verdict(machine, mprotect, 0, 4096, protection) == wanted
    for flags in (0x01, 0x02, 0x03, 0x20, 0x21, 0x23):
        assert verdict(machine, mmap, 0, 4096, 3, flags) == KILL


def test_locks_wait_and_wake_and_do_nothing_clever(machine: Machine) -> None:
    futex = machine.allowed["futex"]
    allowed = [kind for kind in range(128) if verdict(machine, futex, 0, kind) == ALLOW]
    assert allowed == [0, 1, 9, 10]
    assert verdict(machine, futex, 0, 128 | 256 | 9) == ALLOW


def test_only_what_is_listed_is_allowed(machine: Machine) -> None:
    allowed = {number for name, number in machine.allowed.items() if name not in CONDITIONS}
    conditional = {number for name, number in machine.allowed.items() if name in CONDITIONS}
    polite = set(machine.polite.values())
    assert not (allowed | conditional) & polite
    for number in range(700):
        if number in conditional:
            continue
        wanted = ALLOW if number in allowed else EPERM if number in polite else KILL
        assert verdict(machine, number) == wanted, number


def test_another_architecture_is_the_end(machine: Machine) -> None:
    for number in range(500):
        assert verdict(machine, number, 3, audit=0x40000003) == KILL


def test_the_x32_calls_are_the_end() -> None:
    machine = MACHINES["x86_64"]
    for number in range(600):
        assert verdict(machine, X32_BIT + number, 3) == KILL


def test_the_filter_is_short_enough_for_the_kernel(machine: Machine) -> None:
    assert len(assemble(machine)) // 8 < 4096
