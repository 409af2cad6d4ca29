-- SQLite 3.40
SELECT "papers"."id", (SELECT json_group_array(json_array("koine_1", "koine_2")) FROM (SELECT "elements"."position" AS "koine_1", "elements"."value" AS "koine_2" FROM koine_json_elements("papers"."labels") AS "elements" ORDER BY "elements"."position") AS "koine_rows") FROM "papers" WHERE "papers"."id" = ?1
-- 1: 6 (integer 64)

-- PostgreSQL 13
SELECT "papers"."id", (SELECT coalesce(CAST(json_agg(json_build_array("koine_1", CAST("koine_2" AS text))) AS text), '[]') FROM (SELECT "elements"."position" AS "koine_1", "elements"."value" AS "koine_2" FROM jsonb_path_query("papers"."labels", 'strict $[*]', silent => true) WITH ORDINALITY AS "elements" ("value", "position") ORDER BY "elements"."position") AS "koine_rows") FROM "papers" WHERE "papers"."id" = $1
-- 1: 6 (integer 64)

-- MariaDB 10.11
SELECT `papers`.`id`, (SELECT coalesce(JSON_ARRAYAGG(JSON_ARRAY(`elements`.`position`, concat(`elements`.`value`, '')) ORDER BY `elements`.`position`), '[]') FROM JSON_TABLE(`papers`.`labels`, '$[*]' COLUMNS (position FOR ORDINALITY, value JSON PATH '$')) AS `elements`) FROM `papers` WHERE `papers`.`id` = ?
-- 1: 6 (integer 64)
