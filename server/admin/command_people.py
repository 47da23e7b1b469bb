"""`serai admin users|user|ban|unban|mute|unmute|logout|delete|…`: people."""

import argparse
from typing import Any

import msgspec

from server.accounts.identity import ROLES
from server.admin.dossier import dossier
from server.admin.office import Office
from server.admin.spans import add_for, end_of
from server.admin.users import Found
from server.moderation.sanctions import running
from server.storage.models import Sanction

MOST = 1000


def add_actions(actions: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    users = actions.add_parser("users", help="find people")
    users.add_argument("text", nargs="?", help="part of a name or e-mail, an id, an address")
    users.add_argument("--role", choices=ROLES)
    users.add_argument("--sanction", choices=["ban", "mute", "shadow_mute"])
    users.add_argument("--marked", action="store_true", help="whom the house has marked lately")
    users.add_argument("--limit", type=int, default=50)
    users.set_defaults(act=_users)

    for name, act, what in (
        ("user", _user, "all that is known of a person, as JSON"),
        ("ban", _ban, "keep an account out; sessions and sockets end at once"),
        ("unban", _unban, "let an account in again"),
        ("mute", _mute, "keep somebody from writing"),
        ("unmute", _unmute, "let somebody write again"),
        ("logout", _logout, "end every session of a person"),
        ("delete", _delete, "delete an account; its matches stay, nameless"),
    ):
        parser = actions.add_parser(name, help=what)
        parser.add_argument("name", help="name or e-mail address")
        parser.set_defaults(act=act)
        if name in ("ban", "mute", "delete"):
            parser.add_argument("--reason", required=True, help="told to the person")
        if name in ("ban", "mute"):
            add_for(parser)
        if name == "ban":
            parser.add_argument("--addresses", action="store_true", help="and where it was seen")
        if name == "mute":
            parser.add_argument("--shadow", action="store_true", help="without a word")
        if name in ("unban", "unmute"):
            parser.add_argument("--answer", help="to an appeal")

    addresses = actions.add_parser("addresses", help="banned addresses")
    addresses.set_defaults(act=_addresses)
    ban_address = actions.add_parser("ban-address", help="keep an address or a network out")
    ban_address.add_argument("address")
    ban_address.add_argument("--reason", required=True)
    add_for(ban_address)
    ban_address.set_defaults(act=_ban_address)
    unban_address = actions.add_parser("unban-address", help="let it in again")
    unban_address.add_argument("address")
    unban_address.set_defaults(act=_unban_address)


async def _users(office: Office, arguments: argparse.Namespace) -> str:
    found = await office.users.find(
        arguments.text,
        role=arguments.role,
        sanction=arguments.sanction,
        marked=arguments.marked,
        emails=True,
        limit=max(1, min(arguments.limit, MOST)),
    )
    return "\n".join(_line(one) for one in found) or "nobody"


def _line(found: Found) -> str:
    user = found.user
    parts = [str(user.id), user.role.ljust(9), user.name, user.email or ""]
    parts += [f"[{one.kind}]" for one in found.sanctions]
    parts += [f"[{found.marks} marks]"] if found.marks else []
    return "  ".join(part for part in parts if part)


async def _user(office: Office, arguments: argparse.Namespace) -> str:
    user = await office.person(arguments.name)
    about: dict[str, Any] = {"id": user.id, "name": user.name, "role": user.role}
    about |= {"email": user.email, "since": user.created_at, "leaves": user.leaves}
    told = {"user": about, "dossier": await dossier(office.database, user.id)}
    return msgspec.json.format(msgspec.json.encode(told)).decode()


async def _ban(office: Office, arguments: argparse.Namespace) -> str:
    user = await office.person(arguments.name)
    end = end_of(arguments)
    also = await office.users.ban(
        office.actor, user.id, arguments.reason, end, addresses=arguments.addresses
    )
    said = f"{user.name} is banned{_until(arguments)}"
    return said + (f", and so are {', '.join(also)}" if also else "")


async def _unban(office: Office, arguments: argparse.Namespace) -> str:
    user = await office.person(arguments.name)
    await office.users.lift(office.actor, user.id, ["ban"], arguments.answer)
    return f"{user.name} may come in again"


async def _mute(office: Office, arguments: argparse.Namespace) -> str:
    user = await office.person(arguments.name)
    await office.users.mute(
        office.actor, user.id, arguments.reason, end_of(arguments), shadow=arguments.shadow
    )
    return f"{user.name} is muted{_until(arguments)}"


async def _unmute(office: Office, arguments: argparse.Namespace) -> str:
    user = await office.person(arguments.name)
    kinds = ["mute", "shadow_mute"]
    await office.users.lift(office.actor, user.id, kinds, arguments.answer)
    return f"{user.name} may write again"


async def _logout(office: Office, arguments: argparse.Namespace) -> str:
    user = await office.person(arguments.name)
    ended = await office.users.log_out(office.actor, user.id)
    return f"{user.name} is logged out of {ended} sessions"


async def _delete(office: Office, arguments: argparse.Namespace) -> str:
    user = await office.person(arguments.name)
    name = user.name
    await office.users.delete(office.actor, user.id, arguments.reason)
    return f"{name} is deleted"


async def _addresses(office: Office, _: argparse.Namespace) -> str:
    query = running().where(Sanction.address.is_not(None)).order_by(Sanction.created_at)
    async with office.database.session() as session:
        rows = list(await session.scalars(query.limit(MOST)))
    lines = []
    for row in rows:
        end = "for ever" if row.until is None else f"until {row.until:%Y-%m-%d %H:%M} UTC"
        lines.append(f"{row.address}  {end}  {row.reason}")
    return "\n".join(lines) or "no address is banned"


async def _ban_address(office: Office, arguments: argparse.Namespace) -> str:
    made = await office.users.ban_address(
        office.actor, arguments.address, arguments.reason, end_of(arguments)
    )
    return f"{made.address} is banned{_until(arguments)}"


async def _unban_address(office: Office, arguments: argparse.Namespace) -> str:
    await office.users.unban_address(office.actor, arguments.address)
    return f"{arguments.address} may come in again"


def _until(arguments: argparse.Namespace) -> str:
    end = end_of(arguments)
    return " for ever" if end is None else f" until {end:%Y-%m-%d %H:%M} UTC"
