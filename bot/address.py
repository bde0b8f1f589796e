"""Where a database is: a file, or a server of PostgreSQL."""

from pathlib import Path
from urllib.parse import urlsplit

SCHEMES = ("postgresql", "postgres")


class Server:
    """A database on a server. Its address may hold a password, so it shows itself without one."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in SCHEMES:
            raise ValueError(f"an address of a server begins with {SCHEMES[0]}://")
        self.url = url
        self.name = parts.path.strip("/") or "postgres"
        self._shown = f"{SCHEMES[0]}://{parts.hostname or ''}/{self.name}"

    def __str__(self) -> str:
        return self._shown

    def __repr__(self) -> str:
        return f"Server({self._shown})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Server) and other.url == self.url

    def __hash__(self) -> int:
        return hash(self.url)


Address = Path | Server


def address(text: str | Address) -> Address:
    """What somebody set as the database: a path, unless it is an address of a server."""
    if isinstance(text, Path | Server):
        return text
    return Server(text) if text.startswith(tuple(f"{scheme}://" for scheme in SCHEMES)) else Path(text)
