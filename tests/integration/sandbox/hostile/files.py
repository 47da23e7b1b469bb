"""Files and file systems."""

from tests.integration.sandbox.hostile.programs import attempt

FILES = {
    "reads a file": attempt("return open('FILE').read()"),
    "reads a file by descriptor": attempt("return os.read(os.open('FILE', os.O_RDONLY), 9)"),
    "reads a file by openat2": attempt(
        "how = (ctypes.c_uint64 * 3)()\nreturn call(libc.syscall, 437, -100, b'FILE', how, 24)"
    ),
    "writes a file": attempt("open('SPOT', 'w').write('x')\nreturn 'written'"),
    "removes a file": attempt("os.unlink('FILE')\nreturn 'gone'"),
    "renames a file": attempt("os.rename('FILE', 'SPOT')\nreturn 'renamed'"),
    "links a file": attempt("os.symlink('FILE', 'SPOT')\nreturn 'linked'"),
    "changes a file's mode": attempt("os.chmod('FILE', 0o777)\nreturn 'changed'"),
    "truncates a file": attempt("os.truncate('FILE', 0)\nreturn 'cut'"),
    "makes a directory": attempt("os.mkdir('SPOT')\nreturn 'made'"),
    "makes a pipe in the file system": attempt("os.mkfifo('SPOT')\nreturn 'made'"),
    "lists a directory": attempt("return os.listdir('/')"),
    "looks whether a file is there": attempt("return os.stat('FILE').st_size"),
    "reads its memory map": attempt("return open('/proc/self/maps').read(20)"),
    "writes its own memory": attempt("return open('/proc/self/mem', 'r+b').fileno()"),
    "reads the server's environment": attempt("return open('/proc/SERVER/environ').read()"),
    "reads the server's open files": attempt("return os.listdir('/proc/SERVER/fd')"),
    "changes its root": attempt("os.chroot('/tmp')\nreturn 'changed'"),
    "changes its directory": attempt("os.chdir('/tmp')\nreturn os.listdir('.')"),
    "mounts a file system": attempt("return call(libc.mount, b'none', b'/tmp', b'tmpfs', 0, 0)"),
    "gets a handle of a file": attempt(
        "b = ctypes.create_string_buffer(136)\n"
        "b[0] = 128\n"
        "return call(libc.name_to_handle_at, -100, b'FILE', b, b, 0)"
    ),
    "watches files": attempt("return call(libc.inotify_init1, 0)"),
}
