-- SQLite 3.40
UPDATE "papers" SET "document" = koine_json_remove(koine_json_patch(koine_json_set("papers"."document", ?1, 'title'), ?2), 'author'), "labels" = koine_json_append("papers"."labels", ?3) WHERE "papers"."id" IN (?4, ?5)
-- 1: '"Run"' (json)
-- 2: '{"count":null}' (json)
-- 3: '"new"' (json)
-- 4: 1 (integer 64)
-- 5: 5 (integer 64)

-- PostgreSQL 13
UPDATE "papers" SET "document" = (SELECT CASE WHEN ("koine_operand"."value" -> 'author') IS NOT NULL THEN "koine_operand"."value" #- ARRAY['author'] ELSE "koine_operand"."value" END FROM (SELECT (SELECT CASE WHEN "koine_operand"."value" IS NOT NULL THEN (CASE jsonb_typeof("koine_operand"."value") WHEN 'object' THEN "koine_operand"."value" ELSE CAST('{}' AS jsonb) END - ARRAY['count']) END FROM (SELECT CASE WHEN jsonb_typeof("papers"."document") = 'object' THEN jsonb_set("papers"."document", ARRAY['title'], $1) ELSE "papers"."document" END AS "value" LIMIT 1) AS "koine_operand") AS "value" LIMIT 1) AS "koine_operand"), "labels" = CASE WHEN jsonb_typeof("papers"."labels") = 'array' THEN jsonb_insert("papers"."labels", ARRAY['-1'], $2, true) ELSE "papers"."labels" END WHERE "papers"."id" IN ($3, $4)
-- 1: '"Run"' (json)
-- 2: '"new"' (json)
-- 3: 1 (integer 64)
-- 4: 5 (integer 64)

-- MariaDB 10.11
UPDATE `papers` SET `document` = JSON_REMOVE((SELECT CASE WHEN `koine_operand`.`value` IS NOT NULL THEN JSON_REMOVE(CASE JSON_TYPE(`koine_operand`.`value`) WHEN 'OBJECT' THEN `koine_operand`.`value` ELSE '{}' END, '$."count"') END FROM JSON_TABLE(JSON_ARRAY(concat(JSON_SET(`papers`.`document`, '$."title"', JSON_COMPACT(?)), '')), '$' COLUMNS (value LONGTEXT COLLATE utf8mb4_bin PATH '$[0]')) AS koine_operand), '$."author"'), `labels` = CASE WHEN JSON_TYPE(`papers`.`labels`) = 'ARRAY' THEN JSON_ARRAY_APPEND(`papers`.`labels`, '$', JSON_COMPACT(?)) ELSE `papers`.`labels` END WHERE `papers`.`id` IN (?, ?)
-- 1: '"Run"' (json)
-- 2: '"new"' (json)
-- 3: 1 (integer 64)
-- 4: 5 (integer 64)
