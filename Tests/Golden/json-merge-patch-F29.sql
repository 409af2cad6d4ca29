-- SQLite 3.40
SELECT koine_json_patch("papers"."document", ?1) FROM "papers" WHERE "papers"."id" IN (?2, ?3, ?4) ORDER BY "papers"."id"
-- 1: '{"$":null,"''":null,"*":null,"0":null,"[0]":null,"a\\\\b":null,"author":{"born":null,"name":"Eve"},"line\\nend":null,"tags":["x"],"title":null,"é":null}' (json)
-- 2: 2 (integer 64)
-- 3: 4 (integer 64)
-- 4: 5 (integer 64)

-- PostgreSQL 13
SELECT CASE WHEN "papers"."document" IS NOT NULL THEN (CASE jsonb_typeof("papers"."document") WHEN 'object' THEN "papers"."document" ELSE CAST('{}' AS jsonb) END - ARRAY['$', '''', '*', '0', '[0]', E'a\\b', 'line
end', 'title', 'é'] || $1 || jsonb_build_object('author', (CASE jsonb_typeof(("papers"."document" -> 'author')) WHEN 'object' THEN ("papers"."document" -> 'author') ELSE CAST('{}' AS jsonb) END - ARRAY['born'] || $2))) END FROM "papers" WHERE "papers"."id" IN ($3, $4, $5) ORDER BY "papers"."id"
-- 1: '{"tags":["x"]}' (json)
-- 2: '{"name":"Eve"}' (json)
-- 3: 2 (integer 64)
-- 4: 4 (integer 64)
-- 5: 5 (integer 64)

-- MariaDB 10.11
SELECT CASE WHEN `papers`.`document` IS NOT NULL THEN JSON_SET(JSON_SET(JSON_REMOVE(JSON_REMOVE(JSON_REMOVE(JSON_REMOVE(JSON_REMOVE(JSON_REMOVE(JSON_REMOVE(JSON_REMOVE(JSON_REMOVE(CASE JSON_TYPE(`papers`.`document`) WHEN 'OBJECT' THEN `papers`.`document` ELSE '{}' END, '$."$"'), '$."''"'), '$."*"'), '$."0"'), '$."[0]"'), CONVERT(x'242e22615c5c6222' USING utf8mb4)), CONVERT(x'242e226c696e655c6e656e6422' USING utf8mb4)), '$."title"'), '$."é"'), '$."author"', JSON_COMPACT(JSON_SET(JSON_REMOVE(CASE JSON_TYPE(JSON_EXTRACT(`papers`.`document`, '$."author"')) WHEN 'OBJECT' THEN JSON_EXTRACT(`papers`.`document`, '$."author"') ELSE '{}' END, '$."born"'), '$."name"', JSON_COMPACT(?)))), '$."tags"', JSON_COMPACT(?)) END FROM `papers` WHERE `papers`.`id` IN (?, ?, ?) ORDER BY `papers`.`id`
-- 1: '"Eve"' (json)
-- 2: '["x"]' (json)
-- 3: 2 (integer 64)
-- 4: 4 (integer 64)
-- 5: 5 (integer 64)
