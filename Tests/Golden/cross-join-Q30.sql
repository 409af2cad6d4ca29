-- SQLite 3.40
SELECT "remindersLists"."id", "tags"."id" FROM "remindersLists" JOIN "tags" WHERE "tags"."id" > ?1 AND "remindersLists"."id" > ?2 ORDER BY "remindersLists"."id", "tags"."id"
-- 1: 2 (integer 64)
-- 2: 1 (integer 64)

-- PostgreSQL 13
SELECT "remindersLists"."id", "tags"."id" FROM "remindersLists" CROSS JOIN "tags" WHERE "tags"."id" > $1 AND "remindersLists"."id" > $2 ORDER BY "remindersLists"."id", "tags"."id"
-- 1: 2 (integer 64)
-- 2: 1 (integer 64)

-- MariaDB 10.11
SELECT `remindersLists`.`id`, `tags`.`id` FROM `remindersLists` CROSS JOIN `tags` WHERE `tags`.`id` > ? AND `remindersLists`.`id` > ? ORDER BY `remindersLists`.`id`, `tags`.`id`
-- 1: 2 (integer 64)
-- 2: 1 (integer 64)
