-- SQLite 3.40
SELECT "reminders"."prio" FROM "reminders" INTERSECT SELECT "reminders"."prio" FROM "reminders"

-- PostgreSQL 13
SELECT "reminders"."prio" FROM "reminders" INTERSECT SELECT "reminders"."prio" FROM "reminders"

-- MariaDB 10.11
SELECT `reminders`.`prio` FROM `reminders` INTERSECT SELECT `reminders`.`prio` FROM `reminders`
