-- SQLite 3.40
SELECT "counts"."title" FROM (SELECT "tags"."title" AS "title", "tags"."id" AS "tags" FROM "tags" UNION ALL SELECT "remindersLists"."title" AS "title", "remindersLists"."id" AS "tags" FROM "remindersLists") AS "counts" WHERE "counts"."tags" < ?1 ORDER BY "counts"."tags", "counts"."title"
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT "counts"."title" FROM (SELECT "tags"."title" AS "title", "tags"."id" AS "tags" FROM "tags" UNION ALL SELECT "remindersLists"."title" AS "title", "remindersLists"."id" AS "tags" FROM "remindersLists") AS "counts" WHERE "counts"."tags" < $1 ORDER BY "counts"."tags", "counts"."title" COLLATE "C"
-- 1: 3 (integer 64)

-- MariaDB 10.11
SELECT `counts`.`title` FROM (SELECT `tags`.`title` COLLATE `utf8mb4_nopad_bin` AS `title`, `tags`.`id` AS `tags` FROM `tags` UNION ALL SELECT `remindersLists`.`title` COLLATE `utf8mb4_nopad_bin` AS `title`, `remindersLists`.`id` AS `tags` FROM `remindersLists`) AS `counts` WHERE `counts`.`tags` < ? ORDER BY `counts`.`tags`, `counts`.`title` COLLATE `utf8mb4_nopad_bin`
-- 1: 3 (integer 64)
