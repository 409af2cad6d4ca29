-- SQLite 3.40
SELECT DISTINCT "reminders"."prio" FROM "reminders" ORDER BY "reminders"."prio"

-- PostgreSQL 13
SELECT DISTINCT "reminders"."prio" FROM "reminders" ORDER BY "reminders"."prio" NULLS FIRST

-- MariaDB 10.11
SELECT DISTINCT `reminders`.`prio` FROM `reminders` ORDER BY `reminders`.`prio`
