"""Types for whoever writes a bot: states, actions, events and options of each game.

An editor that knows them completes `state["…"]`. In a bot they are imported for the editor alone:

    from typing import TYPE_CHECKING

    if TYPE_CHECKING:
        from bots.api.santase import SantaseAction, SantaseState


    def get_next_move(state: "SantaseState") -> "SantaseAction":
        return state["legal_actions"][0]
"""
