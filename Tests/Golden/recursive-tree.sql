-- SQLite 3.40
WITH RECURSIVE "tree" ("column1", "column2") AS (SELECT "remindersLists"."id", "remindersLists"."title" FROM "remindersLists" WHERE "remindersLists"."id" = ?1 UNION ALL SELECT "remindersLists"."id", "tree"."column2" || ?2 || "remindersLists"."title" FROM "remindersLists" JOIN "tree" ON "remindersLists"."id" = "tree"."column1" + ?3) SELECT "tree"."column1", "tree"."column2" FROM "tree" ORDER BY "tree"."column1"
-- 1: 1 (integer 64)
-- 2: '/' (text)
-- 3: 1 (integer 64)

-- PostgreSQL 13
WITH RECURSIVE "tree" ("column1", "column2") AS (SELECT CAST("remindersLists"."id" AS bigint), CAST("remindersLists"."title" AS text) COLLATE "C" FROM "remindersLists" WHERE "remindersLists"."id" = $1 UNION ALL SELECT "remindersLists"."id", ("tree"."column2" || $2 || "remindersLists"."title") COLLATE "C" FROM "remindersLists" JOIN "tree" ON "remindersLists"."id" = "tree"."column1" + $3) SELECT "tree"."column1", "tree"."column2" FROM "tree" ORDER BY "tree"."column1" NULLS FIRST
-- 1: 1 (integer 64)
-- 2: '/' (text)
-- 3: 1 (integer 64)

-- MariaDB 10.11
WITH RECURSIVE `tree` (`column1`, `column2`) AS (SELECT CAST(`remindersLists`.`id` AS SIGNED), coalesce(`remindersLists`.`title`, CAST(NULL AS CHAR(4000000))) COLLATE `utf8mb4_nopad_bin` FROM `remindersLists` WHERE `remindersLists`.`id` = ? UNION ALL SELECT `remindersLists`.`id`, (concat(concat(`tree`.`column2`, ?), `remindersLists`.`title`)) COLLATE `utf8mb4_nopad_bin` FROM `remindersLists` JOIN `tree` ON `remindersLists`.`id` = `tree`.`column1` + ?) SELECT `tree`.`column1`, `tree`.`column2` FROM `tree` ORDER BY `tree`.`column1`
-- 1: 1 (integer 64)
-- 2: '/' (text)
-- 3: 1 (integer 64)
