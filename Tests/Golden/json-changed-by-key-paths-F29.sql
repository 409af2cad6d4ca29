-- SQLite 3.40
UPDATE "papers" SET "document" = koine_json_set(koine_json_remove(koine_json_set(koine_json_set(koine_json_set(koine_json_set("papers"."document", ?1, 'author', 'name'), koine_json_encoded("papers"."rank"), 'count'), ?2, 'due'), koine_json_encoded("papers"."id" = ?3, 'boolean'), 'done'), 'title'), ?4, 'author', 'a.b') WHERE "papers"."id" <= ?5
-- 1: '"Eve"' (json)
-- 2: '""' (json)
-- 3: 1 (integer 64)
-- 4: '{"\\"":1}' (json)
-- 5: 2 (integer 64)

-- PostgreSQL 13
UPDATE "papers" SET "document" = (SELECT CASE WHEN jsonb_typeof(("koine_operand"."value" -> 'author')) = 'object' THEN jsonb_set("koine_operand"."value", ARRAY['author', 'a.b'], $1) ELSE "koine_operand"."value" END FROM (SELECT (SELECT CASE WHEN ("koine_operand"."value" -> 'title') IS NOT NULL THEN "koine_operand"."value" #- ARRAY['title'] ELSE "koine_operand"."value" END FROM (SELECT (SELECT CASE WHEN jsonb_typeof("koine_operand"."value") = 'object' THEN jsonb_set("koine_operand"."value", ARRAY['done'], CAST(coalesce(CAST(to_jsonb(CAST("papers"."id" = $2 AS boolean)) AS text), 'null') AS jsonb)) ELSE "koine_operand"."value" END FROM (SELECT (SELECT CASE WHEN jsonb_typeof("koine_operand"."value") = 'object' THEN jsonb_set("koine_operand"."value", ARRAY['due'], $3) ELSE "koine_operand"."value" END FROM (SELECT (SELECT CASE WHEN jsonb_typeof("koine_operand"."value") = 'object' THEN jsonb_set("koine_operand"."value", ARRAY['count'], CAST(coalesce(CAST(to_jsonb(CAST("papers"."rank" AS bigint)) AS text), 'null') AS jsonb)) ELSE "koine_operand"."value" END FROM (SELECT CASE WHEN jsonb_typeof(("papers"."document" -> 'author')) = 'object' THEN jsonb_set("papers"."document", ARRAY['author', 'name'], $4) ELSE "papers"."document" END AS "value" LIMIT 1) AS "koine_operand") AS "value" LIMIT 1) AS "koine_operand") AS "value" LIMIT 1) AS "koine_operand") AS "value" LIMIT 1) AS "koine_operand") AS "value" LIMIT 1) AS "koine_operand") WHERE "papers"."id" <= $5
-- 1: '{"\\"":1}' (json)
-- 2: 1 (integer 64)
-- 3: '""' (json)
-- 4: '"Eve"' (json)
-- 5: 2 (integer 64)

-- MariaDB 10.11
UPDATE `papers` SET `document` = JSON_SET(JSON_REMOVE(JSON_SET(JSON_SET(JSON_SET(JSON_SET(`papers`.`document`, '$."author"."name"', JSON_COMPACT(?)), '$."count"', JSON_COMPACT((CONVERT(JSON_EXTRACT(JSON_ARRAY(`papers`.`rank`), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin))), '$."due"', JSON_COMPACT(?)), '$."done"', JSON_COMPACT((CASE `papers`.`id` = ? WHEN 1 THEN 'true' WHEN 0 THEN 'false' ELSE 'null' END COLLATE utf8mb4_nopad_bin))), '$."title"'), '$."author"."a.b"', JSON_COMPACT(?)) WHERE `papers`.`id` <= ?
-- 1: '"Eve"' (json)
-- 2: '""' (json)
-- 3: 1 (integer 64)
-- 4: '{"\\"":1}' (json)
-- 5: 2 (integer 64)
