"""The lines to reach, and a table that says on which side of them a run is."""

from benchmarks.nearest import NEAREST

#: Times the peer's decisions a second: the fast path of either build against OpenSpiel's nearest
#: game, the door against rlcard's.
FAST_PURE, FAST_COMPILED, DOOR = 1.0, 3.0, 3.0


def report(rates: dict[str, float], *, compiled: bool) -> str:
    lines = [
        "| game | path | decisions/s | peer | decisions/s | ratio | at least | |",
        "| --- | --- | ---: | --- | ---: | ---: | ---: | --- |",
    ]
    for game, (spiel, card) in NEAREST.items():
        fast = FAST_COMPILED if compiled else FAST_PURE
        for path, peer, target in (
            ("fast", f"open_spiel {spiel}", fast),
            ("door", f"rlcard {card}", DOOR),
        ):
            ours, theirs = rates[f"{path} {game}"], rates[peer]
            verdict = "reached" if ours >= target * theirs else "MISSED"
            lines.append(
                f"| {game} | {path} | {ours:,.0f} | {peer} | {theirs:,.0f} "
                f"| {ours / theirs:.2f} | {target:.1f} | {verdict} |"
            )
    return "\n".join(lines)
