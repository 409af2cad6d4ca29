-- SQLite 3.40
WITH RECURSIVE "lists" ("id", "title") AS MATERIALIZED (SELECT "remindersLists"."id", "remindersLists"."title" FROM "remindersLists" WHERE "remindersLists"."id" = ?1 UNION SELECT "remindersLists"."id", "remindersLists"."title" FROM "remindersLists" JOIN "lists" ON "remindersLists"."id" = "lists"."id" + ?2) SELECT "lists"."title" FROM "lists" ORDER BY "lists"."id"
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)

-- PostgreSQL 13
WITH RECURSIVE "lists" ("id", "title") AS MATERIALIZED (SELECT CAST("remindersLists"."id" AS bigint), CAST("remindersLists"."title" AS text) COLLATE "C" FROM "remindersLists" WHERE "remindersLists"."id" = $1 UNION SELECT "remindersLists"."id", "remindersLists"."title" COLLATE "C" FROM "remindersLists" JOIN "lists" ON "remindersLists"."id" = "lists"."id" + $2) SELECT "lists"."title" FROM "lists" ORDER BY "lists"."id" NULLS FIRST
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)

-- MariaDB 10.11
WITH RECURSIVE `lists` (`id`, `title`) AS (SELECT CAST(`remindersLists`.`id` AS SIGNED), coalesce(`remindersLists`.`title`, CAST(NULL AS CHAR(4000000))) COLLATE `utf8mb4_nopad_bin` FROM `remindersLists` WHERE `remindersLists`.`id` = ? UNION SELECT `remindersLists`.`id`, `remindersLists`.`title` COLLATE `utf8mb4_nopad_bin` FROM `remindersLists` JOIN `lists` ON `remindersLists`.`id` = `lists`.`id` + ?) SELECT `lists`.`title` FROM `lists` ORDER BY `lists`.`id`
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
