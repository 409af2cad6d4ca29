-- SQLite 3.40
SELECT koine_lpad(CAST("reminders"."id" AS TEXT), ?1, ?2) FROM "reminders" WHERE "reminders"."id" = ?3
-- 1: 4 (integer 64)
-- 2: '0' (text)
-- 3: 3 (integer 64)

-- PostgreSQL 13
SELECT lpad(CAST("reminders"."id" AS text), CAST($1 AS integer), $2) FROM "reminders" WHERE "reminders"."id" = $3
-- 1: 4 (integer 64)
-- 2: '0' (text)
-- 3: 3 (integer 64)

-- MariaDB 10.11
SELECT (SELECT CASE WHEN ? = '' THEN left(`koine_operand`.`value`, ?) WHEN ? < 0 AND `koine_operand`.`value` IS NOT NULL THEN left(?, 0) ELSE lpad(concat(`koine_operand`.`value`, ''), ?, ?) END FROM JSON_TABLE(JSON_ARRAY(CAST(`reminders`.`id` AS CHAR(20))), '$' COLUMNS (value LONGTEXT COLLATE utf8mb4_nopad_bin PATH '$[0]')) AS koine_operand) FROM `reminders` WHERE `reminders`.`id` = ?
-- 1: '0' (text)
-- 2: 4 (integer 64)
-- 3: 4 (integer 64)
-- 4: '0' (text)
-- 5: 4 (integer 64)
-- 6: '0' (text)
-- 7: 3 (integer 64)
