-- SQLite 3.40
SELECT "papers"."id", "elements"."position", "elements"."value", koine_json_text("elements"."value") FROM "papers" JOIN koine_json_elements(koine_json_value("papers"."document", 'tags')) AS "elements" ORDER BY "papers"."id", "elements"."position"

-- PostgreSQL 13
SELECT "papers"."id", "elements"."position", "elements"."value", (jsonb_path_query_first("elements"."value", 'strict $ ? (@.type() == "string")', silent => true) #>> '{}') FROM "papers" CROSS JOIN jsonb_path_query(("papers"."document" -> 'tags'), 'strict $[*]', silent => true) WITH ORDINALITY AS "elements" ("value", "position") ORDER BY "papers"."id", "elements"."position"

-- MariaDB 10.11
SELECT `papers`.`id`, `elements`.`position`, `elements`.`value`, CASE WHEN JSON_TYPE(`elements`.`value`) = 'STRING' THEN JSON_VALUE(`elements`.`value`, '$') COLLATE utf8mb4_nopad_bin END FROM `papers` CROSS JOIN JSON_TABLE(JSON_EXTRACT(`papers`.`document`, '$."tags"'), '$[*]' COLUMNS (position FOR ORDINALITY, value JSON PATH '$')) AS `elements` ORDER BY `papers`.`id`, `elements`.`position`
