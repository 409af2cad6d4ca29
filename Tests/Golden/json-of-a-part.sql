-- SQLite 3.40
SELECT koine_json_length(koine_json_value("papers"."document", 'tags')), koine_json_keys(koine_json_value("papers"."document", 'author')), koine_json_type(koine_json_value("papers"."document", 'tags')) FROM "papers" WHERE "papers"."id" <= ?1 ORDER BY "papers"."id"
-- 1: 2 (integer 64)

-- PostgreSQL 13
SELECT (SELECT CAST(CASE jsonb_typeof("koine_operand"."value") WHEN 'array' THEN jsonb_array_length("koine_operand"."value") WHEN 'object' THEN (SELECT count(*) FROM jsonb_object_keys("koine_operand"."value")) END AS bigint) FROM (SELECT ("papers"."document" -> 'tags') AS "value" LIMIT 1) AS "koine_operand"), (SELECT CASE jsonb_typeof("koine_operand"."value") WHEN 'object' THEN (SELECT coalesce(jsonb_agg("key" ORDER BY "key" COLLATE "C"), '[]') FROM jsonb_object_keys("koine_operand"."value") AS "keys" ("key")) END FROM (SELECT ("papers"."document" -> 'author') AS "value" LIMIT 1) AS "koine_operand"), jsonb_typeof(("papers"."document" -> 'tags')) FROM "papers" WHERE "papers"."id" <= $1 ORDER BY "papers"."id"
-- 1: 2 (integer 64)

-- MariaDB 10.11
SELECT (SELECT CASE WHEN JSON_TYPE(`koine_operand`.`value`) IN ('ARRAY', 'OBJECT') THEN JSON_LENGTH(`koine_operand`.`value`) END FROM JSON_TABLE(JSON_ARRAY(concat(JSON_EXTRACT(`papers`.`document`, '$."tags"'), '')), '$' COLUMNS (value LONGTEXT COLLATE utf8mb4_bin PATH '$[0]')) AS koine_operand), (SELECT CASE WHEN JSON_TYPE(`koine_operand`.`value`) = 'OBJECT' THEN (SELECT coalesce(JSON_ARRAYAGG(`key` ORDER BY `key`), '[]') FROM JSON_TABLE(JSON_KEYS(`koine_operand`.`value`), '$[*]' COLUMNS (`key` LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin PATH '$')) AS `keys`) END FROM JSON_TABLE(JSON_ARRAY(concat(JSON_EXTRACT(`papers`.`document`, '$."author"'), '')), '$' COLUMNS (value LONGTEXT COLLATE utf8mb4_bin PATH '$[0]')) AS koine_operand), (CASE JSON_TYPE(JSON_EXTRACT(`papers`.`document`, '$."tags"')) WHEN 'NULL' THEN 'null' WHEN 'BOOLEAN' THEN 'boolean' WHEN 'INTEGER' THEN 'number' WHEN 'DOUBLE' THEN 'number' WHEN 'STRING' THEN 'string' WHEN 'ARRAY' THEN 'array' WHEN 'OBJECT' THEN 'object' END COLLATE utf8mb4_nopad_bin) FROM `papers` WHERE `papers`.`id` <= ? ORDER BY `papers`.`id`
-- 1: 2 (integer 64)
