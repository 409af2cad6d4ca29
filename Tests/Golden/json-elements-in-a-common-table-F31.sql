-- SQLite 3.40
WITH "labels" ("column1", "column2") AS (SELECT "papers"."id", koine_json_text("elements"."value") FROM "papers" JOIN koine_json_elements("papers"."labels") AS "elements") SELECT "labels"."column1", "labels"."column2" FROM "labels" WHERE "labels"."column2" = ?1 ORDER BY "labels"."column1"
-- 1: 'a' (text)

-- PostgreSQL 13
WITH "labels" ("column1", "column2") AS (SELECT "papers"."id", (jsonb_path_query_first("elements"."value", 'strict $ ? (@.type() == "string")', silent => true) #>> '{}') FROM "papers" CROSS JOIN jsonb_path_query("papers"."labels", 'strict $[*]', silent => true) WITH ORDINALITY AS "elements" ("value", "position")) SELECT "labels"."column1", "labels"."column2" FROM "labels" WHERE "labels"."column2" = $1 ORDER BY "labels"."column1"
-- 1: 'a' (text)

-- MariaDB 10.11
WITH `labels` (`column1`, `column2`) AS (SELECT `papers`.`id`, CASE WHEN JSON_TYPE(`elements`.`value`) = 'STRING' THEN JSON_VALUE(`elements`.`value`, '$') COLLATE utf8mb4_nopad_bin END FROM `papers` CROSS JOIN JSON_TABLE(`papers`.`labels`, '$[*]' COLUMNS (position FOR ORDINALITY, value JSON PATH '$')) AS `elements`) SELECT `labels`.`column1`, `labels`.`column2` FROM `labels` WHERE `labels`.`column2` = (? COLLATE `utf8mb4_nopad_bin`) ORDER BY `labels`.`column1`
-- 1: 'a' (text)
