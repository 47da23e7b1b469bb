"""The shapes of everything the server tells: cards, updates, views, events, by game.

The server sends plain dictionaries, straight from the tables and the engines. These structs say
what is in them, once, for readers in other languages: `server.wire.typescript` writes the page's
types from them, and tests hold the views and events of real matches against them.
"""
