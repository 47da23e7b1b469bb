"""Tables: seats, matches, clocks; one writer a table, and nothing told before it is safe."""
