-- SQLite 3.40
SELECT koine_json_value(koine_json_set("papers"."document", ?1, 'author', 'name'), 'author'), koine_json_value(koine_json_set("papers"."document", koine_json_encoded("papers"."rank"), 'count'), 'count'), koine_json_value(koine_json_set("papers"."document", ?2, 1, 0), 1), koine_json_set("papers"."labels", ?3, -1) FROM "papers" WHERE "papers"."id" <= ?4 ORDER BY "papers"."id"
-- 1: '"Eve"' (json)
-- 2: '[true]' (json)
-- 3: '"z"' (json)
-- 4: 3 (integer 64)

-- PostgreSQL 13
SELECT (CASE WHEN jsonb_typeof(("papers"."document" -> 'author')) = 'object' THEN jsonb_set("papers"."document", ARRAY['author', 'name'], $1) ELSE "papers"."document" END -> 'author'), (CASE WHEN jsonb_typeof("papers"."document") = 'object' THEN jsonb_set("papers"."document", ARRAY['count'], CAST(coalesce(CAST(to_jsonb(CAST("papers"."rank" AS bigint)) AS text), 'null') AS jsonb)) ELSE "papers"."document" END -> 'count'), jsonb_path_query_first(CASE WHEN jsonb_path_query_first("papers"."document", 'strict $[1][0]', silent => true) IS NOT NULL THEN jsonb_set("papers"."document", ARRAY['1', '0'], $2) ELSE "papers"."document" END, 'strict $[1]', silent => true), CASE WHEN jsonb_path_query_first("papers"."labels", 'strict $[last]', silent => true) IS NOT NULL THEN jsonb_set("papers"."labels", ARRAY['-1'], $3) ELSE "papers"."labels" END FROM "papers" WHERE "papers"."id" <= $4 ORDER BY "papers"."id"
-- 1: '"Eve"' (json)
-- 2: '[true]' (json)
-- 3: '"z"' (json)
-- 4: 3 (integer 64)

-- MariaDB 10.11
SELECT JSON_EXTRACT(JSON_SET(`papers`.`document`, '$."author"."name"', JSON_COMPACT(?)), '$."author"'), JSON_EXTRACT(JSON_SET(`papers`.`document`, '$."count"', JSON_COMPACT((CONVERT(JSON_EXTRACT(JSON_ARRAY(`papers`.`rank`), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin))), '$."count"'), JSON_EXTRACT(CASE WHEN JSON_TYPE(JSON_EXTRACT(`papers`.`document`, '$[1]')) = 'ARRAY' AND JSON_TYPE(JSON_EXTRACT(`papers`.`document`, '$[1][0]')) IS NOT NULL THEN JSON_SET(`papers`.`document`, '$[1][0]', JSON_COMPACT(?)) ELSE `papers`.`document` END, '$[1]'), CASE WHEN JSON_TYPE(`papers`.`labels`) = 'ARRAY' AND JSON_TYPE(JSON_EXTRACT(`papers`.`labels`, concat('$[', nullif(greatest(JSON_LENGTH(`papers`.`labels`, '$') - 1, -1), -1), ']'))) IS NOT NULL THEN JSON_SET(`papers`.`labels`, concat('$[', nullif(greatest(JSON_LENGTH(`papers`.`labels`, '$') - 1, -1), -1), ']'), JSON_COMPACT(?)) ELSE `papers`.`labels` END FROM `papers` WHERE `papers`.`id` <= ? ORDER BY `papers`.`id`
-- 1: '"Eve"' (json)
-- 2: '[true]' (json)
-- 3: '"z"' (json)
-- 4: 3 (integer 64)
