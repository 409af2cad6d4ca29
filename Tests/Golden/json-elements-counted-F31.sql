-- SQLite 3.40
SELECT "papers"."id", count("elements"."position"), max(koine_json_text("elements"."value")) FROM "papers" JOIN koine_json_elements("papers"."labels") AS "elements" GROUP BY "papers"."id" ORDER BY count("elements"."position") DESC, "papers"."id"

-- PostgreSQL 13
SELECT "papers"."id", count("elements"."position"), max((jsonb_path_query_first("elements"."value", 'strict $ ? (@.type() == "string")', silent => true) #>> '{}') COLLATE "C") FROM "papers" CROSS JOIN jsonb_path_query("papers"."labels", 'strict $[*]', silent => true) WITH ORDINALITY AS "elements" ("value", "position") GROUP BY "papers"."id" ORDER BY count("elements"."position") DESC, "papers"."id"

-- MariaDB 10.11
SELECT `papers`.`id`, count(`elements`.`position`), max(CASE WHEN JSON_TYPE(`elements`.`value`) = 'STRING' THEN JSON_VALUE(`elements`.`value`, '$') COLLATE utf8mb4_nopad_bin END COLLATE `utf8mb4_nopad_bin`) FROM `papers` CROSS JOIN JSON_TABLE(`papers`.`labels`, '$[*]' COLUMNS (position FOR ORDINALITY, value JSON PATH '$')) AS `elements` GROUP BY `papers`.`id` ORDER BY count(`elements`.`position`) DESC, `papers`.`id`
