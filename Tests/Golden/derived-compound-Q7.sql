-- SQLite 3.40
SELECT max("ids"."column1") FROM (SELECT "tags"."id" AS "column1" FROM "tags" UNION SELECT "remindersLists"."id" AS "column1" FROM "remindersLists") AS "ids"

-- PostgreSQL 13
SELECT max("ids"."column1") FROM (SELECT "tags"."id" AS "column1" FROM "tags" UNION SELECT "remindersLists"."id" AS "column1" FROM "remindersLists") AS "ids"

-- MariaDB 10.11
SELECT max(`ids`.`column1`) FROM (SELECT `tags`.`id` AS `column1` FROM `tags` UNION SELECT `remindersLists`.`id` AS `column1` FROM `remindersLists`) AS `ids`
