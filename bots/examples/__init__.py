"""Bots to start from, one module each: `<game>_<style>`. The editor offers them by their names."""
