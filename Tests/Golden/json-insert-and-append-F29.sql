-- SQLite 3.40
SELECT koine_json_value(koine_json_insert("papers"."document", ?1, 'done'), 'done'), koine_json_value(koine_json_insert("papers"."document", koine_json_encoded("papers"."id"), 'new'), 'new'), koine_json_value(koine_json_insert("papers"."document", ?2, 'tags', 0), 'tags'), koine_json_insert("papers"."labels", ?3, 2), koine_json_append("papers"."labels", ?4), koine_json_value(koine_json_append("papers"."document", ?5, 'author', 'a.b', 'deep'), 'author', 'a.b') FROM "papers" WHERE "papers"."id" <= ?6 ORDER BY "papers"."id"
-- 1: 'true' (json)
-- 2: '"first"' (json)
-- 3: '"last"' (json)
-- 4: '"end"' (json)
-- 5: '{"x":1}' (json)
-- 6: 2 (integer 64)

-- PostgreSQL 13
SELECT (CASE WHEN jsonb_typeof("papers"."document") = 'object' AND ("papers"."document" -> 'done') IS NULL THEN jsonb_set("papers"."document", ARRAY['done'], $1) ELSE "papers"."document" END -> 'done'), (CASE WHEN jsonb_typeof("papers"."document") = 'object' AND ("papers"."document" -> 'new') IS NULL THEN jsonb_set("papers"."document", ARRAY['new'], CAST(coalesce(CAST(to_jsonb(CAST("papers"."id" AS bigint)) AS text), 'null') AS jsonb)) ELSE "papers"."document" END -> 'new'), (CASE WHEN CASE jsonb_typeof(("papers"."document" -> 'tags')) WHEN 'array' THEN jsonb_array_length(("papers"."document" -> 'tags')) END >= 0 THEN jsonb_insert("papers"."document", ARRAY['tags', '0'], $2) ELSE "papers"."document" END -> 'tags'), CASE WHEN CASE jsonb_typeof("papers"."labels") WHEN 'array' THEN jsonb_array_length("papers"."labels") END >= 2 THEN jsonb_insert("papers"."labels", ARRAY['2'], $3) ELSE "papers"."labels" END, CASE WHEN jsonb_typeof("papers"."labels") = 'array' THEN jsonb_insert("papers"."labels", ARRAY['-1'], $4, true) ELSE "papers"."labels" END, (CASE WHEN jsonb_typeof(("papers"."document" -> 'author' -> 'a.b' -> 'deep')) = 'array' THEN jsonb_insert("papers"."document", ARRAY['author', 'a.b', 'deep', '-1'], $5, true) ELSE "papers"."document" END -> 'author' -> 'a.b') FROM "papers" WHERE "papers"."id" <= $6 ORDER BY "papers"."id"
-- 1: 'true' (json)
-- 2: '"first"' (json)
-- 3: '"last"' (json)
-- 4: '"end"' (json)
-- 5: '{"x":1}' (json)
-- 6: 2 (integer 64)

-- MariaDB 10.11
SELECT JSON_EXTRACT(JSON_INSERT(`papers`.`document`, '$."done"', JSON_COMPACT(?)), '$."done"'), JSON_EXTRACT(JSON_INSERT(`papers`.`document`, '$."new"', JSON_COMPACT((CONVERT(JSON_EXTRACT(JSON_ARRAY(`papers`.`id`), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin))), '$."new"'), JSON_EXTRACT(CASE WHEN JSON_TYPE(JSON_EXTRACT(`papers`.`document`, '$."tags"')) = 'ARRAY' AND JSON_LENGTH(JSON_EXTRACT(`papers`.`document`, '$."tags"')) >= 0 THEN JSON_ARRAY_INSERT(`papers`.`document`, '$."tags"[0]', JSON_COMPACT(?)) ELSE `papers`.`document` END, '$."tags"'), CASE WHEN JSON_TYPE(`papers`.`labels`) = 'ARRAY' AND JSON_LENGTH(`papers`.`labels`) >= 2 THEN JSON_ARRAY_INSERT(`papers`.`labels`, '$[2]', JSON_COMPACT(?)) ELSE `papers`.`labels` END, CASE WHEN JSON_TYPE(`papers`.`labels`) = 'ARRAY' THEN JSON_ARRAY_APPEND(`papers`.`labels`, '$', JSON_COMPACT(?)) ELSE `papers`.`labels` END, JSON_EXTRACT(CASE WHEN JSON_TYPE(JSON_EXTRACT(`papers`.`document`, '$."author"."a.b"."deep"')) = 'ARRAY' THEN JSON_ARRAY_APPEND(`papers`.`document`, '$."author"."a.b"."deep"', JSON_COMPACT(?)) ELSE `papers`.`document` END, '$."author"."a.b"') FROM `papers` WHERE `papers`.`id` <= ? ORDER BY `papers`.`id`
-- 1: 'true' (json)
-- 2: '"first"' (json)
-- 3: '"last"' (json)
-- 4: '"end"' (json)
-- 5: '{"x":1}' (json)
-- 6: 2 (integer 64)
