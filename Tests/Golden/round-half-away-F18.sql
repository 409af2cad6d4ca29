-- SQLite 3.40
SELECT CASE WHEN abs("reminders"."score") < 4503599627370496.0 THEN CAST("reminders"."score" AS INTEGER) + 0.0 + ("reminders"."score" - CAST("reminders"."score" AS INTEGER) >= 0.5) - ("reminders"."score" - CAST("reminders"."score" AS INTEGER) <= -0.5) ELSE "reminders"."score" END FROM "reminders" ORDER BY "reminders"."id"

-- PostgreSQL 13
SELECT (trunc("reminders"."score" + sign("reminders"."score") * CAST('0.49999999999999994' AS double precision)) + 0) FROM "reminders" ORDER BY "reminders"."id"

-- MariaDB 10.11
SELECT ((truncate(`reminders`.`score` + sign(`reminders`.`score`) * 0.49999999999999994e0, 0) + 0e0) + 0) FROM `reminders` ORDER BY `reminders`.`id`
