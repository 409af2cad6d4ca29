-- SQLite 3.40
SELECT "reminders"."id", "reminders"."prio" FROM "reminders" ORDER BY "reminders"."prio", "reminders"."id"

-- PostgreSQL 13
SELECT "reminders"."id", "reminders"."prio" FROM "reminders" ORDER BY "reminders"."prio" NULLS FIRST, "reminders"."id"

-- MariaDB 10.11
SELECT `reminders`.`id`, `reminders`.`prio` FROM `reminders` ORDER BY `reminders`.`prio`, `reminders`.`id`
