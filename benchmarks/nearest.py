"""Which game of theirs is nearest to which of ours."""

#: Our game, OpenSpiel's nearest one, rlcard's nearest one.
NEAREST = {
    "omi": ("euchre", "bridge"),
    "tienlen": ("dou_dizhu", "doudizhu"),
    "jolly": ("gin_rummy", "gin-rummy"),
    "baloot": ("euchre", "bridge"),
    "santase": ("skat", "bridge"),
}
