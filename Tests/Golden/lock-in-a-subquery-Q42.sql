-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE "tags"."id" IN (SELECT "reminders"."id" FROM "reminders" WHERE "reminders"."id" < ?1) ORDER BY "tags"."id"
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" WHERE "tags"."id" IN (SELECT "reminders"."id" FROM "reminders" WHERE "reminders"."id" < $1 FOR UPDATE) ORDER BY "tags"."id"
-- 1: 3 (integer 64)

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` WHERE `tags`.`id` IN (SELECT `reminders`.`id` FROM `reminders` WHERE `reminders`.`id` < ? FOR UPDATE) ORDER BY `tags`.`id`
-- 1: 3 (integer 64)
