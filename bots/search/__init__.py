"""The search player: it deals the hidden cards at random again and again, and plays each deal out.

What a view does not show is guessed by the engines' own `sample`, so that nothing here can peek.
Every guess (a *world*) is played out with each candidate move by a cheap style of the game; the
move that did best over many worlds is played. Knows no process and no event loop: see
`bots.thinkers`.
"""

from bots.search.clock import Clock, Deadline, Playouts
from bots.search.search import search

__all__ = ["Clock", "Deadline", "Playouts", "search"]
