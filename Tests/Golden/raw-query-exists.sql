-- SQLite 3.40
SELECT count(*) FROM "tags" WHERE NOT EXISTS (SELECT "reminders"."id" FROM "reminders" WHERE id IN (?1, ?2))
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)

-- PostgreSQL 13
SELECT count(*) FROM "tags" WHERE NOT EXISTS (SELECT "reminders"."id" FROM "reminders" WHERE id IN ($1, $2))
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)

-- MariaDB 10.11
SELECT count(*) FROM `tags` WHERE NOT EXISTS (SELECT `reminders`.`id` FROM `reminders` WHERE id IN (?, ?))
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)
