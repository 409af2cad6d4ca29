-- SQLite 3.40
WITH RECURSIVE "ids" ("column1") AS (SELECT "start"."column1" FROM (SELECT ?1 AS "column1") AS "start" UNION ALL SELECT "ids"."column1" + ?2 FROM "ids" WHERE "ids"."column1" <= ?3) SELECT "ids"."column1", "remindersLists"."title" FROM "ids" LEFT JOIN "remindersLists" ON "ids"."column1" = "remindersLists"."id" ORDER BY "ids"."column1"
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 3 (integer 64)

-- PostgreSQL 13
WITH RECURSIVE "ids" ("column1") AS (SELECT CAST("start"."column1" AS bigint) FROM (SELECT $1 AS "column1") AS "start" UNION ALL SELECT "ids"."column1" + $2 FROM "ids" WHERE "ids"."column1" <= $3) SELECT "ids"."column1", "remindersLists"."title" FROM "ids" LEFT JOIN "remindersLists" ON "ids"."column1" = "remindersLists"."id" ORDER BY "ids"."column1" NULLS FIRST
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 3 (integer 64)

-- MariaDB 10.11
WITH RECURSIVE `ids` (`column1`) AS (SELECT CAST(`start`.`column1` AS SIGNED) FROM (SELECT ? AS `column1`) AS `start` UNION ALL SELECT `ids`.`column1` + ? FROM `ids` WHERE `ids`.`column1` <= ?) SELECT `ids`.`column1`, `remindersLists`.`title` FROM `ids` LEFT JOIN `remindersLists` ON `ids`.`column1` = `remindersLists`.`id` ORDER BY `ids`.`column1`
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 3 (integer 64)
