-- SQLite 3.40
SELECT "papers"."id", (SELECT count("elements"."position") FROM koine_json_elements("papers"."labels") AS "elements"), (SELECT min(koine_json_text("elements"."value")) FROM koine_json_elements("papers"."labels") AS "elements") FROM "papers" WHERE "papers"."id" IN (?1, ?2, ?3) ORDER BY "papers"."id"
-- 1: 2 (integer 64)
-- 2: 3 (integer 64)
-- 3: 6 (integer 64)

-- PostgreSQL 13
SELECT "papers"."id", "labels"."column1", "labels"."column2" FROM "papers" CROSS JOIN LATERAL (SELECT count("elements"."position") AS "column1", min((jsonb_path_query_first("elements"."value", 'strict $ ? (@.type() == "string")', silent => true) #>> '{}') COLLATE "C") AS "column2" FROM jsonb_path_query("papers"."labels", 'strict $[*]', silent => true) WITH ORDINALITY AS "elements" ("value", "position")) AS "labels" WHERE "papers"."id" IN ($1, $2, $3) ORDER BY "papers"."id"
-- 1: 2 (integer 64)
-- 2: 3 (integer 64)
-- 3: 6 (integer 64)

-- MariaDB 10.11
SELECT `papers`.`id`, (SELECT count(`elements`.`position`) FROM JSON_TABLE(`papers`.`labels`, '$[*]' COLUMNS (position FOR ORDINALITY, value JSON PATH '$')) AS `elements`), (SELECT min(CASE WHEN JSON_TYPE(`elements`.`value`) = 'STRING' THEN JSON_VALUE(`elements`.`value`, '$') COLLATE utf8mb4_nopad_bin END COLLATE `utf8mb4_nopad_bin`) FROM JSON_TABLE(`papers`.`labels`, '$[*]' COLUMNS (position FOR ORDINALITY, value JSON PATH '$')) AS `elements`) FROM `papers` WHERE `papers`.`id` IN (?, ?, ?) ORDER BY `papers`.`id`
-- 1: 2 (integer 64)
-- 2: 3 (integer 64)
-- 3: 6 (integer 64)
