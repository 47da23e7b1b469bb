"""`serai admin create|reset-password|role`: accounts, for whoever has the machine."""

import argparse
import sys

from server.accounts.emails import clean_email
from server.accounts.first_admin import made_up_password
from server.accounts.identity import ROLES
from server.accounts.names import clean_name
from server.accounts.passwords import hash_of, new_password
from server.accounts.people import add_user, taken_as_refusals
from server.accounts.resets import PAGE
from server.admin.office import Office
from server.moderation import audit


def add_actions(actions: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    create = actions.add_parser("create", help="make an account, an administrator's by default")
    create.add_argument("name")
    create.add_argument("--email")
    create.add_argument("--role", choices=ROLES[1:], default="admin")

    reset = actions.add_parser("reset-password", help="give a new password and end all sessions")
    reset.add_argument("name", help="name or e-mail address")
    reset.add_argument(
        "--link", action="store_true", help="instead: a link with which the person chooses one"
    )

    for one in (create, reset):
        one.add_argument(
            "--password-stdin",
            action="store_true",
            help="read the password from standard input; otherwise one is made up and shown",
        )

    role = actions.add_parser("role", help="change what somebody may do")
    role.add_argument("name", help="name or e-mail address")
    role.add_argument("role", choices=ROLES[1:])

    create.set_defaults(act=_create)
    reset.set_defaults(act=_reset_password)
    role.set_defaults(act=_change_role)


async def _create(office: Office, arguments: argparse.Namespace) -> str:
    name = clean_name(arguments.name, of_the_house=True)
    email = None if arguments.email is None else clean_email(arguments.email)
    password, shown = _password(arguments)
    with taken_as_refusals():
        async with office.database.session() as session:
            password_hash = hash_of(new_password(password))
            role = arguments.role
            user = add_user(session, name, role, email=email, password_hash=password_hash)
            after = {"name": name, "role": role}
            audit.note(session, office.actor, "user.create", ("user", user.id), after=after)
    return f"{name} is there, with the role {arguments.role}{shown}"


async def _reset_password(office: Office, arguments: argparse.Namespace) -> str:
    if arguments.link:
        user = await office.person(arguments.name)
        token, expires = await office.users.reset_link(office.actor, user.id)
        return f"{user.name}, until {expires:%Y-%m-%d %H:%M} UTC, once: {PAGE}{token}"
    password, shown = _password(arguments)
    async with office.database.session() as session:
        user = await office.registered(session, arguments.name)
        user.password_hash = hash_of(new_password(password))
        ended = await office.sessions.end(session, user.id)
        audit.note(
            *(session, office.actor, "user.reset_password", ("user", user.id)),
            after={"sessions_ended": len(ended)},
        )
    return f"{user.name} has a new password and no session any more{shown}"


async def _change_role(office: Office, arguments: argparse.Namespace) -> str:
    async with office.database.session() as session:
        user = await office.registered(session, arguments.name)
    await office.users.change_role(office.actor, user.id, arguments.role)
    return f"{user.name} has the role {arguments.role}, from the next refresh of a token on"


def _password(arguments: argparse.Namespace) -> tuple[str, str]:
    """The password, and what is said of it in the end."""
    if arguments.password_stdin:
        return sys.stdin.readline().rstrip("\r\n"), ""
    password = made_up_password()
    return password, f"\npassword: {password}\n(it is shown only now)"
