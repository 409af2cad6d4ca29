-- SQLite 3.40
SELECT "elements"."position", "elements"."value" FROM koine_json_elements(?1) AS "elements" ORDER BY "elements"."position"
-- 1: '["b",{"c":[1]},null,0.5,true]' (json)

-- PostgreSQL 13
SELECT "elements"."position", "elements"."value" FROM jsonb_path_query($1, 'strict $[*]', silent => true) WITH ORDINALITY AS "elements" ("value", "position") ORDER BY "elements"."position"
-- 1: '["b",{"c":[1]},null,0.5,true]' (json)

-- MariaDB 10.11
SELECT `elements`.`position`, `elements`.`value` FROM JSON_TABLE(?, '$[*]' COLUMNS (position FOR ORDINALITY, value JSON PATH '$')) AS `elements` ORDER BY `elements`.`position`
-- 1: '["b",{"c":[1]},null,0.5,true]' (json)
