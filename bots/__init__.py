"""How a program plays a seat: it sees what a person in that seat would see, and no more."""
