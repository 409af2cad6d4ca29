-- SQLite 3.40
DELETE FROM "papers" WHERE EXISTS (SELECT 1 FROM koine_json_elements("papers"."labels") AS "elements" WHERE koine_json_text("elements"."value") = ?1)
-- 1: 'a' (text)

-- PostgreSQL 13
DELETE FROM "papers" WHERE EXISTS (SELECT 1 FROM jsonb_path_query("papers"."labels", 'strict $[*]', silent => true) WITH ORDINALITY AS "elements" ("value", "position") WHERE (jsonb_path_query_first("elements"."value", 'strict $ ? (@.type() == "string")', silent => true) #>> '{}') = $1)
-- 1: 'a' (text)

-- MariaDB 10.11
DELETE FROM `papers` WHERE EXISTS (SELECT 1 FROM JSON_TABLE(`papers`.`labels`, '$[*]' COLUMNS (position FOR ORDINALITY, value JSON PATH '$')) AS `elements` WHERE CASE WHEN JSON_TYPE(`elements`.`value`) = 'STRING' THEN JSON_VALUE(`elements`.`value`, '$') COLLATE utf8mb4_nopad_bin END = (? COLLATE `utf8mb4_nopad_bin`))
-- 1: 'a' (text)
