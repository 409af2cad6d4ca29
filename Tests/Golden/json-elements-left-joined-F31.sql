-- SQLite 3.40
SELECT "papers"."id", "elements"."position", "elements"."value" FROM "papers" LEFT JOIN koine_json_elements("papers"."document") AS "elements" ON TRUE AND "elements"."position" > ?1 ORDER BY "papers"."id", "elements"."position"
-- 1: 6 (integer 64)

-- PostgreSQL 13
SELECT "papers"."id", "elements"."position", "elements"."value" FROM "papers" LEFT JOIN jsonb_path_query("papers"."document", 'strict $[*]', silent => true) WITH ORDINALITY AS "elements" ("value", "position") ON TRUE AND "elements"."position" > $1 ORDER BY "papers"."id", "elements"."position" NULLS FIRST
-- 1: 6 (integer 64)

-- MariaDB 10.11
SELECT `papers`.`id`, `elements`.`position`, `elements`.`value` FROM `papers` LEFT JOIN JSON_TABLE(`papers`.`document`, '$[*]' COLUMNS (position FOR ORDINALITY, value JSON PATH '$')) AS `elements` ON TRUE AND `elements`.`position` > ? ORDER BY `papers`.`id`, `elements`.`position`
-- 1: 6 (integer 64)
