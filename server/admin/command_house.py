"""`serai admin reports|announce|settings|nodes|tables|close-table|audit|…`: the house."""

import argparse
from uuid import UUID

import msgspec
from sqlalchemy import or_, select

from server.admin.nodes import nodes
from server.admin.office import Office
from server.admin.rules import ChangedRules
from server.admin.spans import add_for, end_of
from server.admin.tables import order_close, order_end
from server.errors import Refusal
from server.lobby.codes import normalised
from server.moderation import audit
from server.moderation.reports import STATES
from server.storage.models import MatchRow, TableRow
from server.tables.verdict import RESULTS

MOST = 1000


def add_actions(actions: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    reports = actions.add_parser("reports", help="what people complain about")
    reports.add_argument("--state", choices=STATES)
    reports.add_argument("--limit", type=int, default=50)
    reports.set_defaults(act=_reports)

    report = actions.add_parser("report", help="a report as JSON; take it or close it")
    report.add_argument("id", type=_uuid)
    report.add_argument("--state", choices=STATES)
    report.add_argument("--note", help="what came of it")
    report.set_defaults(act=_report)

    announce = actions.add_parser("announce", help="say something on every page, or end that")
    announce.add_argument("text", nargs="?", help="without it the current one ends")
    announce.add_argument("--warning", action="store_true")
    add_for(announce)
    announce.set_defaults(act=_announce)

    settings = actions.add_parser("settings", help="rules of the house that hold at once")
    settings.add_argument("changes", nargs="*", metavar="NAME=VALUE", help="as JSON: guests=false")
    settings.set_defaults(act=_settings)

    listed = actions.add_parser("nodes", help="servers that run, and what is played at each")
    listed.set_defaults(act=_nodes)
    tables = actions.add_parser("tables", help="open tables")
    tables.set_defaults(act=_tables)
    for name, act, what in (
        ("close-table", _close_table, "close a table, by id or code"),
        ("end-match", _end_match, "end the match of a table, by id or code; the table stays"),
    ):
        parser = actions.add_parser(name, help=what)
        parser.add_argument("table")
        parser.add_argument("--reason", required=True, help="told to the people there")
        parser.add_argument("--result", choices=RESULTS, default="void", help="of a running match")
        parser.add_argument("--losers", type=int, nargs="*", default=[], help="seats that forfeit")
        parser.set_defaults(act=act)

    log = actions.add_parser("audit", help="who changed what, the newest first")
    log.add_argument("--action", help="or its beginning, such as user.")
    log.add_argument("--target", help="an id")
    log.add_argument("--limit", type=int, default=50)
    log.set_defaults(act=_audit)


async def _reports(office: Office, arguments: argparse.Namespace) -> str:
    found = await office.reports.find(state=arguments.state, limit=_few(arguments.limit))
    lines = [
        f"{one.id}  {one.created_at:%Y-%m-%d %H:%M}  {one.state:9}  {one.kind}/{one.category}"
        f"  {one.text[:60]}"
        for one in found
    ]
    return "\n".join(lines) or "no reports"


async def _report(office: Office, arguments: argparse.Namespace) -> str:
    if arguments.state is not None:
        found = await office.reports.change(
            office.actor, arguments.id, arguments.state, arguments.note
        )
    else:
        found = await office.reports.one(arguments.id)
    columns = {column.key: getattr(found, column.key) for column in found.__table__.columns}
    return msgspec.json.format(msgspec.json.encode(columns)).decode()


async def _announce(office: Office, arguments: argparse.Namespace) -> str:
    if arguments.text is None:
        await office.announcements.load()
        current = office.announcements.current
        if current is None:
            raise Refusal("not_found", "there is no announcement")
        await office.announcements.end(office.actor, UUID(current["id"]))
        return "the announcement has ended"
    level = "warning" if arguments.warning else "info"
    await office.announcements.make(office.actor, arguments.text, {}, level, end_of(arguments))
    return "announced"


async def _settings(office: Office, arguments: argparse.Namespace) -> str:
    if arguments.changes:
        given = dict(_change(one) for one in arguments.changes)
        unknown = given.keys() - set(ChangedRules.__struct_fields__)
        if unknown:
            raise Refusal("bad_request", f"there is no setting {', '.join(sorted(unknown))}")
        try:
            changes = msgspec.convert(given, ChangedRules)
        except msgspec.ValidationError as error:
            raise Refusal("bad_request", str(error)) from None
        await office.rules.change(office.actor, changes)
    await office.rules.load()
    now = msgspec.to_builtins(office.rules.now)
    return "\n".join(f"{name}={msgspec.json.encode(value).decode()}" for name, value in now.items())


def _change(text: str) -> tuple[str, object]:
    name, _, value = text.partition("=")
    try:
        return name, msgspec.json.decode(value)
    except msgspec.DecodeError:
        return name, value  # a word without quotes


async def _nodes(office: Office, _: argparse.Namespace) -> str:
    lines = []
    for one in await nodes(office.database):
        how = "  [silent]" if one.silent else "  [draining]" if one.draining else ""
        lines.append(
            f"{one.node or 'the only node'}: {one.tables} tables, {one.playing} matches,"
            f" {one.connections} sockets{how}"
        )
    return "\n".join(lines) or "no server runs"


async def _tables(office: Office, _: argparse.Namespace) -> str:
    query = select(TableRow).where(TableRow.closed_at.is_(None)).order_by(TableRow.created_at)
    async with office.database.session() as session:
        rows = list(await session.scalars(query.limit(MOST)))
    lines = []
    for row in rows:
        names = ", ".join(seat["name"] for seat in row.seating if seat is not None)
        lines.append(
            f"{row.id}  {row.code}  {row.game:7}  {row.mode:8}  {row.visibility:7}"
            f"  {row.state:9}  {names}"
        )
    return "\n".join(lines) or "no open tables"


async def _close_table(office: Office, arguments: argparse.Namespace) -> str:
    table = await _open_table(office, arguments.table)
    await order_close(
        *(office.database, office.notices, office.actor, table.id),
        reason=arguments.reason,
        result=arguments.result,
        losers=arguments.losers,
    )
    return f"table {table.code} is closed"


async def _end_match(office: Office, arguments: argparse.Namespace) -> str:
    table = await _open_table(office, arguments.table)
    async with office.database.session() as session:
        match = None if table.match_id is None else await session.get(MatchRow, table.match_id)
    if match is None or match.state == "over":
        raise Refusal("not_found", f"no match is being played at table {table.code}")
    await order_end(
        *(office.database, office.notices, office.actor, match),
        reason=arguments.reason,
        result=arguments.result,
        losers=arguments.losers,
    )
    return f"the match at table {table.code} is over"


async def _open_table(office: Office, name: str) -> TableRow:
    try:
        wanted = or_(TableRow.id == UUID(name), TableRow.code == normalised(name))
    except ValueError:
        wanted = TableRow.code == normalised(name)
    async with office.database.session() as session:
        row = await session.scalar(select(TableRow).where(wanted, TableRow.closed_at.is_(None)))
    if row is None:
        raise Refusal("not_found", f"no open table has the id or the code {name}")
    return row


async def _audit(office: Office, arguments: argparse.Namespace) -> str:
    query = audit.entries(
        action=arguments.action, target=arguments.target, limit=_few(arguments.limit)
    )
    async with office.database.session() as session:
        rows = list(await session.scalars(query))
    lines = []
    for row in rows:
        before, after = (msgspec.json.encode(one).decode() for one in (row.before, row.after))
        lines.append(
            f"{row.at:%Y-%m-%d %H:%M:%S}  {row.actor_name}  {row.action}  {row.target_id}"
            f"  {before} -> {after}" + (f"  ({row.reason})" if row.reason else "")
        )
    return "\n".join(lines) or "nothing"


def _few(limit: int) -> int:
    return max(1, min(limit, MOST))


def _uuid(text: str) -> UUID:
    try:
        return UUID(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no id") from None
