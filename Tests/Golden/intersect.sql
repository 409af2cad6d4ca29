-- SQLite 3.40
SELECT "reminders"."prio" FROM "reminders" INTERSECT SELECT "tags"."weight" FROM "tags"

-- PostgreSQL 13
SELECT "reminders"."prio" FROM "reminders" INTERSECT SELECT "tags"."weight" FROM "tags"

-- MariaDB 10.11
SELECT `reminders`.`prio` FROM `reminders` INTERSECT SELECT `tags`.`weight` FROM `tags`
