"""Running the house: what moderators and administrators see and change."""
