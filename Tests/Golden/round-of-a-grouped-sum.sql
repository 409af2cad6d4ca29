-- SQLite 3.40
SELECT ?1 - koine_round("reminders"."score" + ?2) FROM "reminders" GROUP BY "reminders"."score" + ?2 ORDER BY min("reminders"."id")
-- 1: 10.0 (double)
-- 2: 0.25 (double)

-- PostgreSQL 13
SELECT $1 - (trunc("reminders"."score" + $2 + sign("reminders"."score" + $2) * CAST('0.49999999999999994' AS double precision)) + 0) FROM "reminders" GROUP BY "reminders"."score" + $2 ORDER BY min("reminders"."id") NULLS FIRST
-- 1: 10.0 (double)
-- 2: 0.25 (double)

-- MariaDB 10.11
SELECT ? - (SELECT (truncate(`koine_operand`.`value` + sign(`koine_operand`.`value`) * 0.49999999999999994e0, 0) + 0e0) + 0 FROM JSON_TABLE(JSON_ARRAY(`reminders`.`score` + ?), '$' COLUMNS (value DOUBLE PATH '$[0]')) AS koine_operand) FROM `reminders` GROUP BY `reminders`.`score` + ? ORDER BY min(`reminders`.`id`)
-- 1: 10.0 (double)
-- 2: 0.25 (double)
-- 3: 0.25 (double)
