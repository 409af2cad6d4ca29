-- SQLite 3.40
SELECT "tags"."id", (SELECT count(*) FROM (SELECT "tags"."weight" FROM "tags" UNION ALL SELECT "reminders"."prio" FROM "reminders") AS "rows") FROM "tags" WHERE "tags"."id" = ?1
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT "tags"."id", (SELECT count(*) FROM (SELECT "tags"."weight" FROM "tags" UNION ALL SELECT "reminders"."prio" FROM "reminders") AS "rows") FROM "tags" WHERE "tags"."id" = $1
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT `tags`.`id`, (SELECT count(*) FROM (SELECT `tags`.`weight` FROM `tags` UNION ALL SELECT `reminders`.`prio` FROM `reminders`) AS `rows`) FROM `tags` WHERE `tags`.`id` = ?
-- 1: 1 (integer 64)
