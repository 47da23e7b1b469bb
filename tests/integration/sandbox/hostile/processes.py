"""Processes: new ones, and harm to others."""

from tests.integration.sandbox.hostile.programs import attempt

PROCESSES = {
    "forks": attempt("child = os.fork()\nif child == 0:\n    os._exit(0)\nreturn child"),
    "forks for ever": attempt("while True:\n    if os.fork():\n        return 'forked'"),
    "uses vfork": attempt("return call(libc.syscall, 58)"),
    "uses clone3": attempt("return call(libc.syscall, 435, 0, 0)"),
    "runs a shell": attempt("return subprocess.run(['/bin/sh', '-c', 'echo BREACH > SPOT'])"),
    "becomes a shell": attempt("os.execv('/bin/sh', ['sh', '-c', 'echo BREACH > SPOT'])"),
    "runs a program from memory": attempt(
        "fd = os.memfd_create('x')\nos.write(fd, open('/bin/true', 'rb').read())\nreturn fd"
    ),
    "starts a thread": attempt("threading.Thread(target=print).start()\nreturn 'started'"),
    "kills another process": attempt("os.kill(VICTIM, signal.SIGKILL)\nreturn 'killed'"),
    "kills the server": attempt("os.kill(SERVER, signal.SIGTERM)\nreturn 'killed'"),
    "kills its zygote": attempt("os.kill(os.getppid(), signal.SIGKILL)\nreturn 'killed'"),
    "kills everybody": attempt("os.kill(-1, signal.SIGKILL)\nreturn 'killed'"),
    "kills its group": attempt("os.killpg(0, signal.SIGKILL)\nreturn 'killed'"),
    "kills by pidfd": attempt(
        "signal.pidfd_send_signal(os.pidfd_open(VICTIM), signal.SIGKILL)\nreturn 'killed'"
    ),
    "takes files of another process": attempt(
        "return call(libc.syscall, 438, os.pidfd_open(VICTIM), 0, 0)"
    ),
    "traces another process": attempt("return call(libc.ptrace, 16, VICTIM, 0, 0)"),
    "asks to be traced": attempt("return call(libc.ptrace, 0, 0, 0, 0)"),
    "reads another's memory": attempt(
        "b = ctypes.create_string_buffer(8)\n"
        "v = (ctypes.c_size_t * 2)(ctypes.addressof(b), 8)\n"
        "w = (ctypes.c_size_t * 2)(id(b), 8)\n"
        "return call(libc.process_vm_readv, os.getpid(), v, 1, w, 1, 0)"
    ),
    "changes another's priority": attempt("os.setpriority(os.PRIO_PROCESS, VICTIM, 19)\nreturn 1"),
    "changes another's limits": attempt(
        "return resource.prlimit(VICTIM, resource.RLIMIT_NOFILE, (9, 9))"
    ),
    "moves to another core": attempt("os.sched_setaffinity(0, {0})\nreturn 'moved'"),
    "leaves its session": attempt("return os.setsid()"),
}
