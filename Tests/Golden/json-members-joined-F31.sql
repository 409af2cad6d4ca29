-- SQLite 3.40
SELECT "papers"."id", "members"."key", "members"."value" FROM "papers" JOIN koine_json_members(koine_json_value("papers"."document", 'author')) AS "members" ORDER BY "members"."key"

-- PostgreSQL 13
SELECT "papers"."id", "members"."key", "members"."value" FROM "papers" CROSS JOIN jsonb_each(jsonb_path_query_first(("papers"."document" -> 'author'), 'strict $ ? (@.type() == "object")', silent => true)) AS "members" ("key", "value") ORDER BY "members"."key" COLLATE "C"

-- MariaDB 10.11
SELECT `papers`.`id`, `members`.`key`, `members`.`value` FROM `papers` CROSS JOIN JSON_TABLE((SELECT (SELECT JSON_ARRAYAGG(JSON_ARRAY(name, JSON_COMPACT(CASE WHEN quoted LIKE '"-%' THEN JSON_EXTRACT(JSON_EXTRACT(`koine_operand`.`value`, '$.*'), concat('$[', position - 1, ']')) ELSE JSON_EXTRACT(`koine_operand`.`value`, concat('$.', quoted)) END))) FROM JSON_TABLE(JSON_KEYS(`koine_operand`.`value`), '$[*]' COLUMNS (position FOR ORDINALITY, name LONGTEXT COLLATE utf8mb4_bin PATH '$', quoted JSON PATH '$')) AS koine_keys) FROM JSON_TABLE(JSON_ARRAY(concat(JSON_EXTRACT(`papers`.`document`, '$."author"'), '')), '$' COLUMNS (value LONGTEXT COLLATE utf8mb4_bin PATH '$[0]')) AS koine_operand), '$[*]' COLUMNS (`key` LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin PATH '$[0]', value JSON PATH '$[1]')) AS `members` ORDER BY `members`.`key` COLLATE `utf8mb4_nopad_bin`
