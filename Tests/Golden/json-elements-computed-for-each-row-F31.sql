-- SQLite 3.40
SELECT "papers"."id", koine_json_text("label"."value"), "label"."position" * ?1 FROM "papers" JOIN koine_json_elements("papers"."labels") AS "label" ON "label"."position" <= ?2 WHERE "papers"."id" <= ?3 ORDER BY "papers"."id", "label"."position" * ?4
-- 1: 10 (integer 64)
-- 2: 2 (integer 64)
-- 3: 3 (integer 64)
-- 4: 10 (integer 64)

-- PostgreSQL 13
SELECT "papers"."id", "label"."column1", "label"."column2" FROM "papers" CROSS JOIN LATERAL (SELECT (jsonb_path_query_first("elements"."value", 'strict $ ? (@.type() == "string")', silent => true) #>> '{}') AS "column1", "elements"."position" * $1 AS "column2" FROM jsonb_path_query("papers"."labels", 'strict $[*]', silent => true) WITH ORDINALITY AS "elements" ("value", "position") WHERE "elements"."position" <= $2) AS "label" WHERE "papers"."id" <= $3 ORDER BY "papers"."id", "label"."column2"
-- 1: 10 (integer 64)
-- 2: 2 (integer 64)
-- 3: 3 (integer 64)

-- MariaDB 10.11
SELECT `papers`.`id`, CASE WHEN JSON_TYPE(`label`.`value`) = 'STRING' THEN JSON_VALUE(`label`.`value`, '$') COLLATE utf8mb4_nopad_bin END, `label`.`position` * ? FROM `papers` JOIN JSON_TABLE(`papers`.`labels`, '$[*]' COLUMNS (position FOR ORDINALITY, value JSON PATH '$')) AS `label` ON `label`.`position` <= ? WHERE `papers`.`id` <= ? ORDER BY `papers`.`id`, `label`.`position` * ?
-- 1: 10 (integer 64)
-- 2: 2 (integer 64)
-- 3: 3 (integer 64)
-- 4: 10 (integer 64)
