"""What the features of a card (see `judgement`) are worth, in card points.

Fitted to deals played out from many positions with the hidden cards dealt at random: what a card
gained more than the other cards that could have been played.
"""

#: The situations, in the order of the columns.
SITUATIONS = (
    "answer in Sun",
    "answer in Hokum",
    "lead in Sun as defender",
    "lead in Sun as buyer",
    "lead in Hokum as defender",
    "lead in Hokum as buyer",
)

# fmt: off
_TABLE: dict[str, tuple[float, ...]] = {
    # this trick
    "prize":                      (  1.7,   1.6,   0.0,   0.0,   0.0,   0.0),
    "won points":                 (  1.5,   1.1,   0.7,   0.9,  -0.1,  -0.1),
    "lost points":                ( -0.3,  -0.5,   0.8,  -0.1,  -0.6,  -1.3),
    "win":                        ( -7.2,  15.1,  26.3,  14.3,  -4.8,  -8.2),
    "early win":                  ( 12.7, -10.3, -32.1, -17.8,   1.5,   7.5),
    "own win":                    (  5.0,   2.8,   6.9,   3.5,  -1.1,  -1.7),
    "rescue":                     ( 14.8,   0.7,  13.6,  10.1,  -1.0,  -3.1),
    # a card of a side suit
    "boss":                       (  0.1,  -6.8,  20.2,  16.9,   1.3,   2.7),
    "boss points":                ( -1.7,  -1.0,  -1.1,  -0.8,   0.3,   0.1),
    "early boss":                 (-10.1,   1.3, -20.4, -22.9,   3.6,   1.3),
    "boss left":                  (  7.1,   3.2,  -7.6,  -4.2,  -6.5,  -5.7),
    "second guarded":             ( -3.9,  -2.5,  -2.1,  -4.2,  -0.5,  -1.3),
    "ten guarded":                ( -5.0,  -1.9,  -7.5,  -1.4,  -0.6,  -2.2),
    "unguarded":                  ( -4.0,  -1.6,  -2.8,  -3.2,  -0.3,  -1.9),
    # a trump
    "trump":                      (  0.0, -11.2,   0.0,   0.0,   2.0,  -3.5),
    "last trump":                 (  0.0,   1.7,   0.0,   0.0,  -0.1,  -7.0),
    "top trump":                  (  0.0, -11.2,   0.0,   0.0,  11.2,  -0.9),
    "top trump points":           (  0.0,  -1.2,   0.0,   0.0,  -0.7,   0.3),
    "second trump":               (  0.0,  -8.8,   0.0,   0.0, -13.5,  -4.3),
    # answers
    "boss before the last":       ( 11.0,   8.7,   0.0,   0.0,   0.0,   0.0),
    "thrown below":               (  0.5,   0.3,   0.0,   0.0,   0.0,   0.0),
    "thrown from partner's suit": (  7.7,   0.4,   0.0,   0.0,   0.0,   0.0),
    "thrown from their suit":     (  4.2,  -0.2,   0.0,   0.0,   0.0,   0.0),
    # leads
    "out":                        (  0.0,   0.0,  -1.5,  -2.2,   0.4,  -0.3),
    "boss of many":               (  0.0,   0.0,   6.1,   3.9,   2.4,   3.0),
    "under a second":             (  0.0,   0.0,   4.8,   5.8,   1.3,   3.6),
    "partner has boss":           (  0.0,   0.0,  13.0,  13.5,  -2.5,  -2.0),
    "partner has boss early":     (  0.0,   0.0,  -7.5, -16.7,  10.6,  14.0),
    "low trump":                  (  0.0,   0.0,   0.0,   0.0,   1.2,  -4.3),
    "draw":                       (  0.0,   0.0,   0.0,   0.0,   0.0,   6.3),
    "draw for partner":           (  0.0,   0.0,   0.0,   0.0,   0.0,  18.8),
    "ruffed":                     (  0.0,   0.0,   0.0,   0.0,   4.8,  -2.3),
    "partner ruffs":              (  0.0,   0.0,   0.0,   0.0,   5.9,   6.6),
}
# fmt: on

#: The weights of each situation by feature.
WEIGHTS = [
    {feature: column[situation] for feature, column in _TABLE.items()}
    for situation in range(len(SITUATIONS))
]
