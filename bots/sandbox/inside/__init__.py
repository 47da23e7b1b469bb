"""What runs in the sandbox's own processes: a zygote, and the bots that it forks.

Loaded by `boot.py` in a fresh, isolated interpreter as a package of its own, so that nothing of the
server gets in: modules here import each other, the standard library and RestrictedPython only.
"""
