"""Socket.IO: connections, messages in and out, and nothing of the games."""
