-- SQLite 3.40
SELECT koine_round(("reminders"."score" + ?1) - ?2) * ?3 FROM "reminders" ORDER BY "reminders"."id"
-- 1: 0.25 (double)
-- 2: 0.25 (double)
-- 3: 2.0 (double)

-- PostgreSQL 13
SELECT (SELECT trunc("koine_operand"."value" + sign("koine_operand"."value") * CAST('0.49999999999999994' AS double precision)) + 0 FROM (SELECT ("reminders"."score" + $1) - $2 AS "value" LIMIT 1) AS "koine_operand") * $3 FROM "reminders" ORDER BY "reminders"."id"
-- 1: 0.25 (double)
-- 2: 0.25 (double)
-- 3: 2.0 (double)

-- MariaDB 10.11
SELECT (SELECT (truncate(`koine_operand`.`value` + sign(`koine_operand`.`value`) * 0.49999999999999994e0, 0) + 0e0) + 0 FROM JSON_TABLE(JSON_ARRAY((`reminders`.`score` + ?) - ?), '$' COLUMNS (value DOUBLE PATH '$[0]')) AS koine_operand) * ? FROM `reminders` ORDER BY `reminders`.`id`
-- 1: 0.25 (double)
-- 2: 0.25 (double)
-- 3: 2.0 (double)
