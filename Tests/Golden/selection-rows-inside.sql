-- SQLite 3.40
SELECT "remindersLists"."id", "remindersLists"."title", "remindersLists"."title" || ?1, "remindersLists"."id" * ?2, "tags"."id", "tags"."reminderID", "tags"."title", "tags"."weight", "tags"."weight" FROM "remindersLists" LEFT JOIN "tags" ON "remindersLists"."id" = "tags"."id" AND "tags"."weight" IS NOT NULL ORDER BY "remindersLists"."id"
-- 1: '!' (text)
-- 2: 2 (integer 64)

-- PostgreSQL 13
SELECT "remindersLists"."id", "remindersLists"."title", "remindersLists"."title" || $1, "remindersLists"."id" * $2, "tags"."id", "tags"."reminderID", "tags"."title", "tags"."weight", "tags"."weight" FROM "remindersLists" LEFT JOIN "tags" ON "remindersLists"."id" = "tags"."id" AND "tags"."weight" IS NOT NULL ORDER BY "remindersLists"."id"
-- 1: '!' (text)
-- 2: 2 (integer 64)

-- MariaDB 10.11
SELECT `remindersLists`.`id`, `remindersLists`.`title`, concat(`remindersLists`.`title`, ?), `remindersLists`.`id` * ?, `tags`.`id`, `tags`.`reminderID`, `tags`.`title`, `tags`.`weight`, `tags`.`weight` FROM `remindersLists` LEFT JOIN `tags` ON `remindersLists`.`id` = `tags`.`id` AND `tags`.`weight` IS NOT NULL ORDER BY `remindersLists`.`id`
-- 1: '!' (text)
-- 2: 2 (integer 64)
