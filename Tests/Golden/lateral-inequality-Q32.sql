-- SQLite 3.40
SELECT "remindersLists"."id", "smaller"."column2" FROM "remindersLists" JOIN (SELECT "tags"."id" AS "column1", "tags"."title" AS "column2", "tags"."id" AS "koine_key_1" FROM "tags") AS "smaller" ON "smaller"."koine_key_1" < "remindersLists"."id" ORDER BY "remindersLists"."id", "smaller"."column1"

-- PostgreSQL 13
SELECT "remindersLists"."id", "smaller"."column2" FROM "remindersLists" CROSS JOIN LATERAL (SELECT "tags"."id" AS "column1", "tags"."title" AS "column2" FROM "tags" WHERE "tags"."id" < "remindersLists"."id") AS "smaller" ORDER BY "remindersLists"."id", "smaller"."column1"

-- MariaDB 10.11
SELECT `remindersLists`.`id`, `smaller`.`column2` FROM `remindersLists` JOIN (SELECT `tags`.`id` AS `column1`, `tags`.`title` AS `column2`, `tags`.`id` AS `koine_key_1` FROM `tags`) AS `smaller` ON `smaller`.`koine_key_1` < `remindersLists`.`id` ORDER BY `remindersLists`.`id`, `smaller`.`column1`
