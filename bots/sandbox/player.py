"""An uploaded bot in one seat for one match."""

from collections.abc import Awaitable, Callable
from time import perf_counter

import msgspec

from bots.sandbox.answers import legal_action, printable
from bots.sandbox.frames import Answer
from bots.sandbox.limits import BotLimits
from bots.sandbox.process import LEAST_SECONDS, BotProcess
from bots.sandbox.program import Decision, Program, Strike
from bots.sandbox.readings import Readings
from bots.sandbox.zygote import ZygoteLost
from bots.seat import JsonObject

#: Makes a process that reports here how many seconds it thinks.
Spawn = Callable[[Callable[[float], None]], Awaitable[BotProcess]]

#: How often a question is put again because the sandbox itself failed.
_ATTEMPTS = 3
_encode = msgspec.json.Encoder().encode


class BotPlayer:
    """Implements `bots.seat.SeatPlayer`. `decide` answers with a legal action or raises Strike."""

    def __init__(
        self,
        spawn: Spawn,
        program: Program,
        limits: BotLimits,
        *,
        rng_seed: int,
        policy: bool,
        readings: Readings,
        record: Callable[[Decision], None] | None,
        budget: float | None,
    ) -> None:
        self.strikes = 0
        self.disqualified: str | None = None
        #: Seconds of thinking so far.
        self.thinking = 0.0
        self._spawn = spawn
        self._program = program
        self._limits = limits
        self._rng_seed = rng_seed
        self._policy = policy
        self._readings = readings
        self._record = record
        self._budget = limits.match_seconds
        if budget is not None:
            self._budget = min(budget, limits.match_seconds)
        self._process: BotProcess | None = None
        self._info: JsonObject = {}
        self._hooks: tuple[str, ...] | None = None
        self._events: list[JsonObject] = []
        self._printed = ""
        #: Why the program could not be loaded, until somebody is told.
        self._not_loaded: Strike | None = None
        bot = {"name": program.name, "version": program.version}
        self._state_end = b',"bot":%b,"rng_seed":%d}}' % (_encode(bot), rng_seed)

    async def start(self, info: JsonObject, until: float | None = None) -> None:
        """Loads the program. If that fails, the first decision says so."""
        self._info = info
        try:
            await self._running(until)
        except Strike as strike:
            self._not_loaded = strike

    async def watch(self, events: list[JsonObject]) -> None:
        """They travel with the next question, if the bot wants them at all."""
        if self._hooks is None or "on_event" in self._hooks:
            self._events += events

    async def decide(self, view: JsonObject, until: float | None = None) -> JsonObject:
        """`until`: the time of perf_counter after which an answer is of no use to the caller."""
        if self.disqualified is not None:
            raise Strike("disqualified", self.disqualified)
        began = perf_counter()
        answer: Answer | None = None
        action: JsonObject | None = None
        struck: Strike | None = None
        try:
            answer = await self._ask(view, until)
            if answer.error is not None:
                raise _failure(answer)
            action = legal_action(answer, view["legal_actions"])
        except Strike as strike:
            struck = self._count(strike)
        if self._record is not None:
            self._keep(view, answer, action, struck, perf_counter() - began)
        if action is None:
            assert struck is not None
            raise struck
        return action

    async def close(self, outcome: JsonObject | None) -> None:
        process = self._process
        listening = self._hooks is not None and "on_match_end" in self._hooks
        if process is not None and process.alive and outcome is not None and listening:
            await self._say_goodbye(process, outcome)
        self._process = None
        self.disqualified = self.disqualified or "the match is over"
        if process is not None:
            process.close()

    async def _say_goodbye(self, process: BotProcess, outcome: JsonObject) -> None:
        events, self._events = self._events, []
        body = b'"events":%b,"end":%b}' % (_encode(events), _encode(outcome))
        seconds = min(self._limits.end_seconds, self._left)
        try:
            await process.ask(lambda number, _: b'{"id":%d,%b' % (number, body), seconds)
        except (Strike, ZygoteLost):
            return

    @property
    def _left(self) -> float:
        """Seconds of its budget; a last moment, too short to be asked in, counts as used."""
        left = self._budget - self.thinking
        return left if left >= LEAST_SECONDS else 0.0

    async def _ask(self, view: JsonObject, until: float | None) -> Answer:
        for _ in range(_ATTEMPTS):
            try:
                return await self._ask_once(view, until)
            except ZygoteLost:
                continue
        raise Strike("sandbox", "the sandbox failed; this is not the bot's fault")

    async def _ask_once(self, view: JsonObject, until: float | None) -> Answer:
        process = await self._running(until)
        seconds = self._seconds(self._limits.move_seconds)
        state = _encode(view)[:-1]
        end = self._state_end

        def body(number: int, left: float) -> bytes:
            events = _encode(self._events) if self._events else b"[]"
            self._events = []
            form = b'{"id":%d,"events":%b,"state":%b,"time_left":%.3f%b'
            return form % (number, events, state, left, end)

        return await process.ask(body, seconds, until)

    async def _running(self, until: float | None) -> BotProcess:
        """The process, a fresh one if the last is no more. Then what the bot knew is lost."""
        if self._not_loaded is not None:
            strike = self._not_loaded
            if strike.kind != "refused":  # what the policy says will not change
                self._not_loaded = None
            raise strike
        if self._process is not None:
            if self._process.alive:
                return self._process
            if not self._process.reported:  # it ended while nobody looked
                raise await self._process.why()
        process = await self._spawn(self._spend)
        self._process = process
        loaded = await self._load(process, until)
        self._hooks = loaded.hooks
        if "on_event" not in loaded.hooks:
            self._events = []
        return process

    async def _load(self, process: BotProcess, until: float | None) -> Answer:
        try:
            code = self._readings.code_of(self._program.source) or await self._read(process, until)
            order = {
                "load": self._program.source,
                "code": code,
                "policy": self._policy,
                "seed": self._rng_seed,
                "printed": self._limits.printed,
                "answer": self._limits.answer,
                "info": self._info,
            }
            answer = await self._order(process, order, self._limits.load_seconds, until)
            self._printed = answer.printed
            if answer.error is not None:
                raise _failure(answer)
        except Strike:
            process.close()
            process.reported = True  # by this strike
            raise
        return answer

    async def _read(self, process: BotProcess, until: float | None) -> str:
        """The program's code, if others can use it; the process itself has it in any case."""
        source = self._program.source
        order = {"read": source, "policy": self._policy}
        answer = await self._order(process, order, self._limits.check_seconds, until)
        if answer.problems:
            first = answer.problems[0]
            said = printable(f"line {first.get('line')}: {first.get('message')}", 300)
            raise Strike("refused", said)
        if answer.error is not None:
            raise _failure(answer)
        if answer.code:
            self._readings.keep(source, answer.code)
        return answer.code

    async def _order(
        self, process: BotProcess, order: JsonObject, limit: float, until: float | None
    ) -> Answer:
        body = _encode(order)[1:]
        return await process.ask(
            lambda number, _: b'{"id":%d,%b' % (number, body), self._seconds(limit), until
        )

    def _seconds(self, limit: float) -> float:
        if self._left <= 0:
            raise Strike("budget", f"the bot has used its {self._budget:g} seconds for this match")
        return min(limit, self._left)

    def _spend(self, seconds: float) -> None:
        self.thinking += seconds

    def _count(self, strike: Strike) -> Strike:
        if strike.kind == "sandbox":
            return strike
        self.strikes += 1
        if self._left <= 0:
            self.disqualified = f"the bot has used its {self._budget:g} seconds for this match"
            strike = Strike("budget", self.disqualified)
        elif self.strikes >= self._limits.strikes:
            self.disqualified = f"disqualified after {self.strikes} strikes: {strike.reason}"
        if self.disqualified is not None and self._process is not None:
            self._process.close()
        return strike

    def _keep(
        self,
        view: JsonObject,
        answer: Answer | None,
        action: JsonObject | None,
        strike: Strike | None,
        seconds: float,
    ) -> None:
        assert self._record is not None
        said = ""
        printed, self._printed = self._printed, ""
        if answer is not None:
            printed += answer.printed
            if bytes(answer.answer):
                said = bytes(answer.answer).decode("utf-8", "replace")
            elif answer.shown is not None:
                said = answer.shown
        self._record(
            Decision(
                seq=view["seq"],
                view=view,
                answer=printable(said, self._limits.answer),
                action=action,
                milliseconds=seconds * 1e3,
                printed=printable(printed, self._limits.printed),
                strike=None if strike is None else strike.reason,
            )
        )


def _failure(answer: Answer) -> Strike:
    kind = "memory" if answer.error == "memory" else "exception"
    return Strike(kind, printable(answer.reason, 500))
