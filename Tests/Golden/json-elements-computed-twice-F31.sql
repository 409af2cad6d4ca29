-- SQLite 3.40
SELECT "papers"."id", "papers"."document", "papers"."labels", "papers"."rank", koine_json_text("a"."value"), "a"."position", "b"."position", "b"."value" FROM "papers" JOIN koine_json_elements("papers"."labels") AS "a" LEFT JOIN koine_json_elements(koine_json_value("papers"."document", 'tags')) AS "b" ON "b"."position" = ?1 WHERE "papers"."id" = ?2 ORDER BY "a"."position"
-- 1: 4 (integer 64)
-- 2: 1 (integer 64)

-- PostgreSQL 13
SELECT "papers"."id", "papers"."document", "papers"."labels", "papers"."rank", "a"."column1", "a"."column2", "b"."column1", "b"."column2" FROM "papers" CROSS JOIN LATERAL (SELECT (jsonb_path_query_first("elements"."value", 'strict $ ? (@.type() == "string")', silent => true) #>> '{}') AS "column1", "elements"."position" AS "column2" FROM jsonb_path_query("papers"."labels", 'strict $[*]', silent => true) WITH ORDINALITY AS "elements" ("value", "position")) AS "a" LEFT JOIN LATERAL (SELECT "elements"."position" AS "column1", "elements"."value" AS "column2" FROM jsonb_path_query(("papers"."document" -> 'tags'), 'strict $[*]', silent => true) WITH ORDINALITY AS "elements" ("value", "position") WHERE "elements"."position" = $1) AS "b" ON TRUE WHERE "papers"."id" = $2 ORDER BY "a"."column2"
-- 1: 4 (integer 64)
-- 2: 1 (integer 64)

-- MariaDB 10.11
SELECT `papers`.`id`, `papers`.`document`, `papers`.`labels`, `papers`.`rank`, CASE WHEN JSON_TYPE(`a`.`value`) = 'STRING' THEN JSON_VALUE(`a`.`value`, '$') COLLATE utf8mb4_nopad_bin END, `a`.`position`, `b`.`position`, `b`.`value` FROM `papers` CROSS JOIN JSON_TABLE(`papers`.`labels`, '$[*]' COLUMNS (position FOR ORDINALITY, value JSON PATH '$')) AS `a` LEFT JOIN JSON_TABLE(JSON_EXTRACT(`papers`.`document`, '$."tags"'), '$[*]' COLUMNS (position FOR ORDINALITY, value JSON PATH '$')) AS `b` ON `b`.`position` = ? WHERE `papers`.`id` = ? ORDER BY `a`.`position`
-- 1: 4 (integer 64)
-- 2: 1 (integer 64)
