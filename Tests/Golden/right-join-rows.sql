-- SQLite 3.40
SELECT "tags"."id", "tags"."reminderID", "tags"."title", "tags"."weight", "remindersLists"."id", "remindersLists"."title" FROM "tags" RIGHT JOIN "remindersLists" ON "tags"."weight" = "remindersLists"."id" ORDER BY "remindersLists"."id"

-- PostgreSQL 13
SELECT "tags"."id", "tags"."reminderID", "tags"."title", "tags"."weight", "remindersLists"."id", "remindersLists"."title" FROM "tags" RIGHT JOIN "remindersLists" ON "tags"."weight" = "remindersLists"."id" ORDER BY "remindersLists"."id"

-- MariaDB 10.11
SELECT `tags`.`id`, `tags`.`reminderID`, `tags`.`title`, `tags`.`weight`, `remindersLists`.`id`, `remindersLists`.`title` FROM `tags` RIGHT JOIN `remindersLists` ON `tags`.`weight` = `remindersLists`.`id` ORDER BY `remindersLists`.`id`
