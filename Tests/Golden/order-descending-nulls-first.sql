-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" ORDER BY "reminders"."prio" DESC NULLS FIRST, "reminders"."id"

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" ORDER BY "reminders"."prio" DESC NULLS FIRST, "reminders"."id"

-- MariaDB 10.11
SELECT `reminders`.`id` FROM `reminders` ORDER BY CASE WHEN `reminders`.`prio` IS NULL THEN 1 ELSE 0 END DESC, `reminders`.`prio` DESC, `reminders`.`id`
