"""What all five games share: cards, the fair shuffle, options, the Match door, errors, records."""
