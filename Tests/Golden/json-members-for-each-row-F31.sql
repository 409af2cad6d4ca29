-- SQLite 3.40
SELECT "members"."key", koine_json_text("members"."value") FROM "papers" JOIN koine_json_members("papers"."document") AS "members" WHERE "papers"."id" = ?1 AND koine_json_text("members"."value") IS NOT NULL ORDER BY "members"."key"
-- 1: 2 (integer 64)

-- PostgreSQL 13
SELECT "members"."key", (jsonb_path_query_first("members"."value", 'strict $ ? (@.type() == "string")', silent => true) #>> '{}') FROM "papers" CROSS JOIN jsonb_each(jsonb_path_query_first("papers"."document", 'strict $ ? (@.type() == "object")', silent => true)) AS "members" ("key", "value") WHERE "papers"."id" = $1 AND (jsonb_path_query_first("members"."value", 'strict $ ? (@.type() == "string")', silent => true) #>> '{}') IS NOT NULL ORDER BY "members"."key" COLLATE "C"
-- 1: 2 (integer 64)

-- MariaDB 10.11
SELECT `members`.`key`, CASE WHEN JSON_TYPE(`members`.`value`) = 'STRING' THEN JSON_VALUE(`members`.`value`, '$') COLLATE utf8mb4_nopad_bin END FROM `papers` CROSS JOIN JSON_TABLE((SELECT JSON_ARRAYAGG(JSON_ARRAY(name, JSON_COMPACT(CASE WHEN quoted LIKE '"-%' THEN JSON_EXTRACT(JSON_EXTRACT(`papers`.`document`, '$.*'), concat('$[', position - 1, ']')) ELSE JSON_EXTRACT(`papers`.`document`, concat('$.', quoted)) END))) FROM JSON_TABLE(JSON_KEYS(`papers`.`document`), '$[*]' COLUMNS (position FOR ORDINALITY, name LONGTEXT COLLATE utf8mb4_bin PATH '$', quoted JSON PATH '$')) AS koine_keys), '$[*]' COLUMNS (`key` LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin PATH '$[0]', value JSON PATH '$[1]')) AS `members` WHERE `papers`.`id` = ? AND CASE WHEN JSON_TYPE(`members`.`value`) = 'STRING' THEN JSON_VALUE(`members`.`value`, '$') COLLATE utf8mb4_nopad_bin END IS NOT NULL ORDER BY `members`.`key` COLLATE `utf8mb4_nopad_bin`
-- 1: 2 (integer 64)
