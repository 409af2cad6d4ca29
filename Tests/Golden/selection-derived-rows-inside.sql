-- SQLite 3.40
SELECT "overviews"."list.id", "overviews"."list.title", "overviews"."tag.id", "overviews"."tag.reminderID", "overviews"."tag.title", "overviews"."tag.weight", "overviews"."tag.title", "overviews"."total.title", "overviews"."total.n", "overviews"."total.title", "overviews"."priority" FROM (SELECT "remindersLists"."id" AS "list.id", "remindersLists"."title" AS "list.title", "remindersLists"."title" || ?1 AS "total.title", "remindersLists"."id" * ?2 AS "total.n", "tags"."id" AS "tag.id", "tags"."reminderID" AS "tag.reminderID", "tags"."title" AS "tag.title", "tags"."weight" AS "tag.weight", "tags"."weight" AS "priority" FROM "remindersLists" LEFT JOIN "tags" ON "remindersLists"."id" = "tags"."id" AND "tags"."weight" IS NOT NULL) AS "overviews" WHERE "overviews"."list.id" > ?3 AND "overviews"."total.n" < ?4 ORDER BY "overviews"."tag.weight", "overviews"."list.title"
-- 1: '!' (text)
-- 2: 2 (integer 64)
-- 3: 1 (integer 64)
-- 4: 7 (integer 64)

-- PostgreSQL 13
SELECT "overviews"."list.id", "overviews"."list.title", "overviews"."tag.id", "overviews"."tag.reminderID", "overviews"."tag.title", "overviews"."tag.weight", "overviews"."tag.title", "overviews"."total.title", "overviews"."total.n", "overviews"."total.title", "overviews"."priority" FROM (SELECT "remindersLists"."id" AS "list.id", "remindersLists"."title" AS "list.title", "remindersLists"."title" || $1 AS "total.title", "remindersLists"."id" * $2 AS "total.n", "tags"."id" AS "tag.id", "tags"."reminderID" AS "tag.reminderID", "tags"."title" AS "tag.title", "tags"."weight" AS "tag.weight", "tags"."weight" AS "priority" FROM "remindersLists" LEFT JOIN "tags" ON "remindersLists"."id" = "tags"."id" AND "tags"."weight" IS NOT NULL) AS "overviews" WHERE "overviews"."list.id" > $3 AND "overviews"."total.n" < $4 ORDER BY "overviews"."tag.weight" NULLS FIRST, "overviews"."list.title" COLLATE "C"
-- 1: '!' (text)
-- 2: 2 (integer 64)
-- 3: 1 (integer 64)
-- 4: 7 (integer 64)

-- MariaDB 10.11
SELECT `overviews`.`list.id`, `overviews`.`list.title`, `overviews`.`tag.id`, `overviews`.`tag.reminderID`, `overviews`.`tag.title`, `overviews`.`tag.weight`, `overviews`.`tag.title`, `overviews`.`total.title`, `overviews`.`total.n`, `overviews`.`total.title`, `overviews`.`priority` FROM (SELECT `remindersLists`.`id` AS `list.id`, `remindersLists`.`title` AS `list.title`, concat(`remindersLists`.`title`, ?) AS `total.title`, `remindersLists`.`id` * ? AS `total.n`, `tags`.`id` AS `tag.id`, `tags`.`reminderID` AS `tag.reminderID`, `tags`.`title` AS `tag.title`, `tags`.`weight` AS `tag.weight`, `tags`.`weight` AS `priority` FROM `remindersLists` LEFT JOIN `tags` ON `remindersLists`.`id` = `tags`.`id` AND `tags`.`weight` IS NOT NULL) AS `overviews` WHERE `overviews`.`list.id` > ? AND `overviews`.`total.n` < ? ORDER BY `overviews`.`tag.weight`, `overviews`.`list.title` COLLATE `utf8mb4_nopad_bin`
-- 1: '!' (text)
-- 2: 2 (integer 64)
-- 3: 1 (integer 64)
-- 4: 7 (integer 64)
