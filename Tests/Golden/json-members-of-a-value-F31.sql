-- SQLite 3.40
SELECT "members"."key", "members"."value" FROM koine_json_members(?1) AS "members" ORDER BY "members"."key"
-- 1: '{"a":1,"É\\n\\"":[2]}' (json)

-- PostgreSQL 13
SELECT "members"."key", "members"."value" FROM jsonb_each(jsonb_path_query_first($1, 'strict $ ? (@.type() == "object")', silent => true)) AS "members" ("key", "value") ORDER BY "members"."key" COLLATE "C"
-- 1: '{"a":1,"É\\n\\"":[2]}' (json)

-- MariaDB 10.11
SELECT `members`.`key`, `members`.`value` FROM JSON_TABLE((SELECT JSON_ARRAYAGG(JSON_ARRAY(name, JSON_COMPACT(CASE WHEN quoted LIKE '"-%' THEN JSON_EXTRACT(JSON_EXTRACT(?, '$.*'), concat('$[', position - 1, ']')) ELSE JSON_EXTRACT(?, concat('$.', quoted)) END))) FROM JSON_TABLE(JSON_KEYS(?), '$[*]' COLUMNS (position FOR ORDINALITY, name LONGTEXT COLLATE utf8mb4_bin PATH '$', quoted JSON PATH '$')) AS koine_keys), '$[*]' COLUMNS (`key` LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin PATH '$[0]', value JSON PATH '$[1]')) AS `members` ORDER BY `members`.`key` COLLATE `utf8mb4_nopad_bin`
-- 1: '{"a":1,"É\\n\\"":[2]}' (json)
-- 2: '{"a":1,"É\\n\\"":[2]}' (json)
-- 3: '{"a":1,"É\\n\\"":[2]}' (json)
