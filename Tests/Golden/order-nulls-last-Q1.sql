-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" ORDER BY "reminders"."prio" NULLS LAST, "reminders"."id" DESC

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" ORDER BY "reminders"."prio" NULLS LAST, "reminders"."id" DESC

-- MariaDB 10.11
SELECT `reminders`.`id` FROM `reminders` ORDER BY CASE WHEN `reminders`.`prio` IS NULL THEN 1 ELSE 0 END, `reminders`.`prio`, `reminders`.`id` DESC
