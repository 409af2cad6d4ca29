-- SQLite 3.40
SELECT "reminders"."id", count("reminders"."id") FILTER (WHERE "reminders"."isCompleted") OVER (PARTITION BY "reminders"."remindersListID"), sum("reminders"."score") FILTER (WHERE "reminders"."prio" = ?1) OVER (ORDER BY "reminders"."id") FROM "reminders" ORDER BY "reminders"."id"
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."id", count("reminders"."id") FILTER (WHERE "reminders"."isCompleted") OVER (PARTITION BY "reminders"."remindersListID"), sum("reminders"."score") FILTER (WHERE "reminders"."prio" = $1) OVER (ORDER BY "reminders"."id") FROM "reminders" ORDER BY "reminders"."id"
-- 1: 3 (integer 64)

-- MariaDB 10.11
SELECT `reminders`.`id`, count(CASE WHEN `reminders`.`isCompleted` THEN `reminders`.`id` END) OVER (PARTITION BY `reminders`.`remindersListID`), sum(CASE WHEN `reminders`.`prio` = ? THEN `reminders`.`score` END) OVER (ORDER BY `reminders`.`id`) FROM `reminders` ORDER BY `reminders`.`id`
-- 1: 3 (integer 64)
