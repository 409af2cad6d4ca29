-- SQLite 3.40
SELECT count(*) FROM "papers" JOIN koine_json_elements("papers"."labels") AS "elements"

-- PostgreSQL 13
SELECT count(*) FROM "papers" CROSS JOIN jsonb_path_query("papers"."labels", 'strict $[*]', silent => true) WITH ORDINALITY AS "elements" ("value", "position")

-- MariaDB 10.11
SELECT count(*) FROM `papers` CROSS JOIN JSON_TABLE(`papers`.`labels`, '$[*]' COLUMNS (position FOR ORDINALITY, value JSON PATH '$')) AS `elements`
