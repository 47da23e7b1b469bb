"""Speed of the engines beside what a user would pick instead, in one run. `make bench`."""
