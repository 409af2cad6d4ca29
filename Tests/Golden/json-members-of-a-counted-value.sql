-- SQLite 3.40
SELECT "t"."id" FROM "tags" AS "t" JOIN koine_json_members('{"a":' || CAST((SELECT count(*) FROM "tags" AS "s") AS TEXT) || '}') AS "members" ON TRUE

-- PostgreSQL 13
SELECT "t"."id" FROM "tags" AS "t" JOIN jsonb_each(jsonb_path_query_first(CAST('{"a":' || CAST((SELECT count(*) FROM "tags" AS "s") AS text) || '}' AS jsonb), 'strict $ ? (@.type() == "object")', silent => true)) AS "members" ("key", "value") ON TRUE

-- MariaDB 10.11
SELECT `t`.`id` FROM `tags` AS `t` JOIN JSON_TABLE((SELECT (SELECT JSON_ARRAYAGG(JSON_ARRAY(name, JSON_COMPACT(CASE WHEN quoted LIKE '"-%' THEN JSON_EXTRACT(JSON_EXTRACT(`koine_operand`.`value`, '$.*'), concat('$[', position - 1, ']')) ELSE JSON_EXTRACT(`koine_operand`.`value`, concat('$.', quoted)) END))) FROM JSON_TABLE(JSON_KEYS(`koine_operand`.`value`), '$[*]' COLUMNS (position FOR ORDINALITY, name LONGTEXT COLLATE utf8mb4_bin PATH '$', quoted JSON PATH '$')) AS koine_keys) FROM JSON_TABLE(JSON_ARRAY(concat(concat(concat('{"a":', CAST((SELECT count(*) FROM `tags` AS `s`) AS CHAR(20))), '}'), '')), '$' COLUMNS (value LONGTEXT COLLATE utf8mb4_bin PATH '$[0]')) AS koine_operand), '$[*]' COLUMNS (`key` LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin PATH '$[0]', value JSON PATH '$[1]')) AS `members` ON TRUE
