-- SQLite 3.40
SELECT "members"."key", "members"."value" FROM koine_json_members(?1) AS "members" ORDER BY "members"."key"
-- 1: '{"a":1,"É\\n\\"":[2]}' (json)

-- PostgreSQL 13
SELECT "members"."key", "members"."value" FROM jsonb_each(jsonb_path_query_first($1, 'strict $ ? (@.type() == "object")', silent => true)) AS "members" ("key", "value") ORDER BY "members"."key" COLLATE "C"
-- 1: '{"a":1,"É\\n\\"":[2]}' (json)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express jsonMembers in FROM: MariaDB's JSON_TABLE has no keys; read the object, or take the elements of keys()
