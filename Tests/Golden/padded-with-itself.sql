-- SQLite 3.40
SELECT koine_rpad(ltrim("tags"."title"), ?1, ltrim("tags"."title")) = ltrim("tags"."title") FROM "tags" WHERE "tags"."id" = ?2
-- 1: 12 (integer 64)
-- 2: 1 (integer 64)

-- PostgreSQL 13
SELECT rpad(ltrim("tags"."title"), CAST($1 AS integer), ltrim("tags"."title")) = ltrim("tags"."title") FROM "tags" WHERE "tags"."id" = $2
-- 1: 12 (integer 64)
-- 2: 1 (integer 64)

-- MariaDB 10.11
SELECT (SELECT CASE WHEN `koine_operand`.`value_2` = '' THEN left(`koine_operand`.`value`, ?) WHEN ? < 0 AND `koine_operand`.`value` IS NOT NULL THEN left(`koine_operand`.`value_2`, 0) ELSE rpad(concat(`koine_operand`.`value`, ''), ?, `koine_operand`.`value_2`) END FROM JSON_TABLE(JSON_ARRAY(ltrim(`tags`.`title`), ltrim(`tags`.`title`)), '$' COLUMNS (value LONGTEXT COLLATE utf8mb4_nopad_bin PATH '$[0]', value_2 LONGTEXT COLLATE utf8mb4_nopad_bin PATH '$[1]')) AS koine_operand) = (ltrim(`tags`.`title`) COLLATE `utf8mb4_nopad_bin`) FROM `tags` WHERE `tags`.`id` = ?
-- 1: 12 (integer 64)
-- 2: 12 (integer 64)
-- 3: 12 (integer 64)
-- 4: 1 (integer 64)
