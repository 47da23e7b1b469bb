"""Other things of the kernel."""

from tests.integration.sandbox.hostile.programs import attempt

KERNEL = {
    "raises its limits": attempt(
        "resource.setrlimit(resource.RLIMIT_NPROC, resource.getrlimit(resource.RLIMIT_NPROC))\n"
        "return 'set'"
    ),
    "lives on without its parent": attempt("return call(libc.prctl, 1, 0, 0, 0, 0)"),
    "makes itself dumpable": attempt("return call(libc.prctl, 4, 1, 0, 0, 0)"),
    "puts on a filter of its own": attempt("return call(libc.syscall, 317, 0, 0, 0)"),
    "becomes root": attempt("os.setresuid(0, 0, 0)\nreturn 'root'"),
    "enters a user namespace": attempt("return call(libc.unshare, 0x10000000)"),
    "enters another's namespace": attempt("return call(libc.setns, 3, 0)"),
    "makes executable memory": attempt(
        "libc.mmap.restype = ctypes.c_size_t\n"
        "return call(libc.mmap, 0, ctypes.c_size_t(4096), 7, 0x22, -1, ctypes.c_size_t(0))"
    ),
    "runs code of its own": attempt(
        "m = mmap.mmap(-1, 4096, prot=7)\n"
        "m.write(bytes.fromhex('b82a000000c3'))\n"
        "where = ctypes.addressof(ctypes.c_char.from_buffer(m))\n"
        "return ctypes.CFUNCTYPE(ctypes.c_int)(where)()"
    ),
    "shares memory": attempt("return len(mmap.mmap(-1, 4096))"),
    "makes a file in memory": attempt("return os.memfd_create('x')"),
    "makes secret memory": attempt("return call(libc.syscall, 447, 0)"),
    "uses io_uring": attempt("return call(libc.syscall, 425, 1, ctypes.create_string_buffer(256))"),
    "uses userfaultfd": attempt("return call(libc.syscall, 323, 1)"),
    "uses bpf": attempt("return call(libc.syscall, 321, 0, ctypes.create_string_buffer(72), 72)"),
    "uses perf": attempt(
        "a = ctypes.create_string_buffer(128)\na[4] = 128\n"
        "return call(libc.syscall, 298, a, 0, -1, -1, 0)"
    ),
    "uses the key ring": attempt("return call(libc.syscall, 250, 0, -2, 0)"),
    "uses shared memory of System V": attempt("return call(libc.shmget, 0, 4096, 0o1600)"),
    "uses message queues": attempt("return call(libc.msgget, 0, 0o1600)"),
    "uses the x32 calls": attempt("return call(libc.syscall, 0x40000000 + 39)"),
    "uses an unknown call": attempt("return call(libc.syscall, 1023)"),
    "makes a timer": attempt("return call(libc.timerfd_create, 1, 0)"),
    "sets an alarm": attempt("signal.setitimer(signal.ITIMER_REAL, 1)\nreturn 'set'"),
    "catches the signal of its limit": attempt(
        "signal.signal(signal.SIGXCPU, lambda *a: None)\nreturn 'caught'"
    ),
    "goes to sleep": attempt("time.sleep(0.01)\nreturn 'slept'"),
    "reboots": attempt("return call(libc.reboot, 0)"),
    "changes the host's name": attempt("socket.sethostname('x')\nreturn 'changed'"),
    "sets the clock": attempt("time.clock_settime(time.CLOCK_REALTIME, time.time())\nreturn 1"),
}
