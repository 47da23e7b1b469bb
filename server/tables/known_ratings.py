"""People's ratings as everybody may know them: without matches that outsiders have not seen end.

A ranked match at a delayed table changes the ratings when it ends, which its spectators are shown
later. Until then the last rating that they know stands.
"""

#: $1: a person, or null for all; $2: a game, or null for all.
KNOWN = """
    WITH unseen AS (
        SELECT h.user_id, h.game, count(*) AS matches, min(h.at) AS since
        FROM rating_history AS h
        JOIN matches AS m ON m.id = h.match_id
        JOIN tables AS t ON t.id = m.table_id
        WHERE m.ended_at > now() - interval '1 hour' AND t.spectator_delay > 0
          AND m.ended_at + t.spectator_delay * interval '1 second' > now()
          AND ($1::uuid IS NULL OR h.user_id = $1) AND ($2::text IS NULL OR h.game = $2)
        GROUP BY h.user_id, h.game)
    SELECT r.user_id, r.game, r.matches - coalesce(unseen.matches, 0) AS matches,
           coalesce(seen.mu, r.mu) AS mu, coalesce(seen.sigma, r.sigma) AS sigma
    FROM ratings AS r
    LEFT JOIN unseen USING (user_id, game)
    LEFT JOIN LATERAL (
        SELECT h.mu, h.sigma FROM rating_history AS h
        WHERE h.user_id = r.user_id AND h.game = r.game AND h.at < unseen.since
        ORDER BY h.at DESC LIMIT 1) AS seen ON unseen.since IS NOT NULL
    WHERE ($1::uuid IS NULL OR r.user_id = $1) AND ($2::text IS NULL OR r.game = $2)
      AND r.matches > coalesce(unseen.matches, 0)"""
