-- SQLite 3.40
SELECT "elements"."value" FROM koine_json_elements(?1) AS "elements" UNION ALL SELECT "elements"."value" FROM koine_json_elements(?2) AS "elements"
-- 1: '{"a":1}' (json)
-- 2: '"text"' (json)

-- PostgreSQL 13
SELECT "elements"."value" FROM jsonb_path_query($1, 'strict $[*]', silent => true) WITH ORDINALITY AS "elements" ("value", "position") UNION ALL SELECT "elements"."value" FROM jsonb_path_query($2, 'strict $[*]', silent => true) WITH ORDINALITY AS "elements" ("value", "position")
-- 1: '{"a":1}' (json)
-- 2: '"text"' (json)

-- MariaDB 10.11
SELECT `elements`.`value` FROM JSON_TABLE(?, '$[*]' COLUMNS (position FOR ORDINALITY, value JSON PATH '$')) AS `elements` UNION ALL SELECT `elements`.`value` FROM JSON_TABLE(?, '$[*]' COLUMNS (position FOR ORDINALITY, value JSON PATH '$')) AS `elements`
-- 1: '{"a":1}' (json)
-- 2: '"text"' (json)
