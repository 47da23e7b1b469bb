"""Parts of the sandbox that need no process."""
