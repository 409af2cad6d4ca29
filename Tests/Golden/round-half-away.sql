-- SQLite 3.40
SELECT CASE WHEN abs("reminders"."score") < 4503599627370496.0 THEN CAST("reminders"."score" AS INTEGER) + 0.0 + ("reminders"."score" - CAST("reminders"."score" AS INTEGER) >= 0.5) - ("reminders"."score" - CAST("reminders"."score" AS INTEGER) <= -0.5) ELSE "reminders"."score" END FROM "reminders" ORDER BY "reminders"."id"

-- PostgreSQL 13
SELECT CASE WHEN abs("reminders"."score" - trunc("reminders"."score")) >= 0.5 THEN trunc("reminders"."score") + sign("reminders"."score") ELSE trunc("reminders"."score") + 0 END FROM "reminders" ORDER BY "reminders"."id"

-- MariaDB 10.11
SELECT CASE WHEN abs(`reminders`.`score`) < 4503599627370496e0 THEN CAST(round(CAST(`reminders`.`score` AS DECIMAL(40, 22))) AS DOUBLE) ELSE `reminders`.`score` END FROM `reminders` ORDER BY `reminders`.`id`
