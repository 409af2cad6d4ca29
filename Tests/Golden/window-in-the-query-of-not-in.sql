-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE NOT "tags"."id" IN (SELECT rank() OVER (ORDER BY "reminders"."id") + ?1 FROM "reminders") ORDER BY "tags"."id"
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" WHERE NOT "tags"."id" IN (SELECT rank() OVER (ORDER BY "reminders"."id") + $1 FROM "reminders") ORDER BY "tags"."id"
-- 1: 3 (integer 64)

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` WHERE NOT `tags`.`id` IN (SELECT `koine_windows`.`koine_1` FROM (SELECT rank() OVER (ORDER BY `reminders`.`id`) + ? AS `koine_1` FROM `reminders`) AS `koine_windows`) ORDER BY `tags`.`id`
-- 1: 3 (integer 64)
