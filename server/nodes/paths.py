"""Where sockets connect: the proxy sends each path to its node."""

ANY_NODE = "/socket.io"


def socket_path(node: str) -> str:
    """The path of a node's sockets; of any node, where it has no name."""
    return f"/w/{node}/socket.io" if node else ANY_NODE
