"""Routes declared on the functions that serve them."""

from msgspec import Struct

from server.rest.declared import delete, get, post, routes_of
from server.rest.route import Call


class Wish(Struct):
    name: str


class Query(Struct):
    limit: int = 10


class Found(Struct):
    names: list[str]


class Service:
    def __init__(self, name: str) -> None:
        self.name = name

    @post("/things", "Make a thing", who="player", status=201, refusals=("bad_request",))
    async def make(self, call: Call[Wish, None]) -> Found:
        return Found([self.name, call.body.name])

    @get("/things", "All things", who="public", tag="elsewhere")
    async def find(self, _: Call[None, Query]) -> Found:
        return Found([self.name])

    @delete("/things/{id}", "No thing", who="player", scope="bots")
    async def forget(self, call: Call[None, None]) -> None:
        """Nothing is left."""

    async def not_a_route(self, call: Call[None, None]) -> None:
        """It is served by nobody."""


def test_routes_stand_in_the_order_of_their_functions() -> None:
    routes = routes_of(Service("here"), tag="things")
    assert [route.name for route in routes] == ["make", "find", "forget"]


def test_a_route_takes_its_shapes_from_the_types_of_its_function() -> None:
    make, find, forget = routes_of(Service("here"), tag="things")
    assert (make.body, make.query, make.answer, make.status) == (Wish, None, Found, 201)
    assert (find.body, find.query, find.answer, find.status) == (None, Query, Found, 200)
    assert (forget.body, forget.query, forget.answer, forget.status) == (None, None, None, 204)


def test_a_route_says_the_rest_itself() -> None:
    make, find, forget = routes_of(Service("here"), tag="things")
    assert (make.method, make.path, make.summary) == ("POST", "/things", "Make a thing")
    assert (make.who, make.refusals, make.tag) == ("player", ("bad_request",), "things")
    assert (find.who, find.tag) == ("public", "elsewhere")
    assert forget.scope == "bots"


async def test_each_object_serves_its_own_routes() -> None:
    here, there = Service("here"), Service("there")
    call: Call[None, None] = Call(
        body=None, query=None, path={}, identity=None, address="", request_id="",
        cookies={}, bearer=None,
    )  # fmt: skip
    answers = [await routes_of(one, tag="things")[1].serve(call) for one in (here, there)]
    assert answers == [Found(["here"]), Found(["there"])]
