-- SQLite 3.40
SELECT koine_json_text("elements"."value"), "reminders"."id" FROM "papers" JOIN koine_json_elements("papers"."labels") AS "elements" RIGHT JOIN "reminders" ON "papers"."id" = ?1 AND "elements"."position" = "reminders"."id" ORDER BY "reminders"."id"
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT (jsonb_path_query_first("elements"."value", 'strict $ ? (@.type() == "string")', silent => true) #>> '{}'), "reminders"."id" FROM "papers" CROSS JOIN jsonb_path_query("papers"."labels", 'strict $[*]', silent => true) WITH ORDINALITY AS "elements" ("value", "position") RIGHT JOIN "reminders" ON "papers"."id" = $1 AND "elements"."position" = "reminders"."id" ORDER BY "reminders"."id"
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT CASE WHEN JSON_TYPE(`elements`.`value`) = 'STRING' THEN JSON_VALUE(`elements`.`value`, '$') COLLATE utf8mb4_nopad_bin END, `reminders`.`id` FROM `papers` CROSS JOIN JSON_TABLE(`papers`.`labels`, '$[*]' COLUMNS (position FOR ORDINALITY, value JSON PATH '$')) AS `elements` RIGHT JOIN `reminders` ON `papers`.`id` = ? AND `elements`.`position` = `reminders`.`id` ORDER BY `reminders`.`id`
-- 1: 1 (integer 64)
