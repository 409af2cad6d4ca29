-- SQLite 3.40
SELECT "tags"."weight" FROM "tags" UNION ALL SELECT "reminders"."prio" FROM "reminders" LIMIT ?1
-- 1: 0 (integer 64)

-- PostgreSQL 13
SELECT "tags"."weight" FROM "tags" UNION ALL SELECT "reminders"."prio" FROM "reminders" LIMIT $1
-- 1: 0 (integer 64)

-- MariaDB 10.11
SELECT `tags`.`weight` FROM `tags` UNION ALL SELECT `reminders`.`prio` FROM `reminders` LIMIT ?
-- 1: 0 (integer 64)
