-- SQLite 3.40
SELECT "papers"."id" FROM "papers" WHERE koine_json_contains("papers"."document", ?1) OR koine_json_contains(koine_json_value("papers"."document", 'tags'), ?2) ORDER BY "papers"."id"
-- 1: '{"count":2.5}' (json)
-- 2: '[null]' (json)

-- PostgreSQL 13
SELECT "papers"."id" FROM "papers" WHERE ("papers"."document" @> $1) OR (("papers"."document" -> 'tags') @> $2) ORDER BY "papers"."id"
-- 1: '{"count":2.5}' (json)
-- 2: '[null]' (json)

-- MariaDB 10.11
SELECT `papers`.`id` FROM `papers` WHERE CASE WHEN `papers`.`document` IS NOT NULL THEN coalesce(JSON_TYPE(`papers`.`document`) = 'OBJECT' AND JSON_NORMALIZE(concat('[', JSON_EXTRACT(`papers`.`document`, '$."count"'), ']')) = JSON_NORMALIZE(?), FALSE) END OR (SELECT CASE WHEN `koine_operand`.`value` IS NOT NULL THEN coalesce(JSON_TYPE(`koine_operand`.`value`) = 'ARRAY' AND EXISTS (SELECT 1 FROM JSON_TABLE(`koine_operand`.`value`, '$[*]' COLUMNS (value JSON PATH '$')) AS koine_element_1 WHERE JSON_NORMALIZE(concat('[', `koine_element_1`.`value`, ']')) = JSON_NORMALIZE(?)), FALSE) END FROM JSON_TABLE(JSON_ARRAY(concat(JSON_EXTRACT(`papers`.`document`, '$."tags"'), '')), '$' COLUMNS (value LONGTEXT COLLATE utf8mb4_bin PATH '$[0]')) AS koine_operand) ORDER BY `papers`.`id`
-- 1: '[2.5]' (text)
-- 2: '[null]' (text)
