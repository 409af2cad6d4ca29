-- SQLite 3.40
SELECT "papers"."id", "members"."key", "members"."value" FROM "papers" CROSS JOIN koine_json_members(koine_json_value("papers"."document", 'author')) AS "members" ORDER BY "members"."key"

-- PostgreSQL 13
SELECT "papers"."id", "members"."key", "members"."value" FROM "papers" CROSS JOIN jsonb_each(jsonb_path_query_first(("papers"."document" -> 'author'), 'strict $ ? (@.type() == "object")', silent => true)) AS "members" ("key", "value") ORDER BY "members"."key" COLLATE "C"

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express jsonMembers in JOIN 1: MariaDB's JSON_TABLE has no keys; read the object, or take the elements of keys()
