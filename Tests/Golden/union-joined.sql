-- SQLite 3.40
SELECT "remindersLists"."id", "counts"."title" FROM "remindersLists" JOIN (SELECT "tags"."title" AS "title", "tags"."id" AS "tags" FROM "tags" UNION ALL SELECT "phrases"."text" AS "title", "phrases"."id" AS "tags" FROM "phrases") AS "counts" ON "remindersLists"."id" = "counts"."tags" WHERE "counts"."title" <> ?1 ORDER BY "remindersLists"."id", "counts"."title"
-- 1: '' (text)

-- PostgreSQL 13
SELECT "remindersLists"."id", "counts"."title" FROM "remindersLists" JOIN (SELECT "tags"."title" AS "title", "tags"."id" AS "tags" FROM "tags" UNION ALL SELECT "phrases"."text" AS "title", "phrases"."id" AS "tags" FROM "phrases") AS "counts" ON "remindersLists"."id" = "counts"."tags" WHERE "counts"."title" <> $1 ORDER BY "remindersLists"."id", "counts"."title" COLLATE "C"
-- 1: '' (text)

-- MariaDB 10.11
SELECT `remindersLists`.`id`, `counts`.`title` FROM `remindersLists` JOIN (SELECT `tags`.`title` COLLATE `utf8mb4_nopad_bin` AS `title`, `tags`.`id` AS `tags` FROM `tags` UNION ALL SELECT `phrases`.`text` COLLATE `utf8mb4_nopad_bin` AS `title`, `phrases`.`id` AS `tags` FROM `phrases`) AS `counts` ON `remindersLists`.`id` = `counts`.`tags` WHERE `counts`.`title` <> (? COLLATE `utf8mb4_nopad_bin`) ORDER BY `remindersLists`.`id`, `counts`.`title` COLLATE `utf8mb4_nopad_bin`
-- 1: '' (text)
