-- SQLite 3.40
SELECT count("reminders"."id") FILTER (WHERE "reminders"."isCompleted"), koine_sum("reminders"."prio") FILTER (WHERE NOT "reminders"."isCompleted"), max("reminders"."score") FILTER (WHERE "reminders"."id" > ?1) FROM "reminders"
-- 1: 9 (integer 64)

-- PostgreSQL 13
SELECT count("reminders"."id") FILTER (WHERE "reminders"."isCompleted"), CAST(sum("reminders"."prio") FILTER (WHERE NOT "reminders"."isCompleted") AS bigint), max("reminders"."score") FILTER (WHERE "reminders"."id" > $1) FROM "reminders"
-- 1: 9 (integer 64)

-- MariaDB 10.11
SELECT count(CASE WHEN `reminders`.`isCompleted` THEN `reminders`.`id` END), (sum(CASE WHEN `reminders`.`isCompleted` = FALSE THEN `reminders`.`prio` END) DIV 1), max(CASE WHEN `reminders`.`id` > ? THEN `reminders`.`score` END) FROM `reminders`
-- 1: 9 (integer 64)
