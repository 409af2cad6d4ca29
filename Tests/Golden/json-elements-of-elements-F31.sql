-- SQLite 3.40
SELECT "elements"."position", "inner"."position", "inner"."value" FROM "papers" JOIN koine_json_elements("papers"."document") AS "elements" JOIN koine_json_elements("elements"."value") AS "inner" WHERE "papers"."id" = ?1 ORDER BY "elements"."position", "inner"."position"
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT "elements"."position", "inner"."position", "inner"."value" FROM "papers" CROSS JOIN jsonb_path_query("papers"."document", 'strict $[*]', silent => true) WITH ORDINALITY AS "elements" ("value", "position") CROSS JOIN jsonb_path_query("elements"."value", 'strict $[*]', silent => true) WITH ORDINALITY AS "inner" ("value", "position") WHERE "papers"."id" = $1 ORDER BY "elements"."position", "inner"."position"
-- 1: 3 (integer 64)

-- MariaDB 10.11
SELECT `elements`.`position`, `inner`.`position`, `inner`.`value` FROM `papers` CROSS JOIN JSON_TABLE(`papers`.`document`, '$[*]' COLUMNS (position FOR ORDINALITY, value JSON PATH '$')) AS `elements` CROSS JOIN JSON_TABLE(`elements`.`value`, '$[*]' COLUMNS (position FOR ORDINALITY, value JSON PATH '$')) AS `inner` WHERE `papers`.`id` = ? ORDER BY `elements`.`position`, `inner`.`position`
-- 1: 3 (integer 64)
