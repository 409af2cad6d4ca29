-- SQLite 3.40
WITH "counts" ("title", "tags") AS (SELECT "tags"."title", "tags"."id" FROM "tags" UNION SELECT "remindersLists"."title", "remindersLists"."id" FROM "remindersLists") SELECT "tags"."id", "counts"."title" FROM "tags" JOIN "counts" ON "tags"."id" = "counts"."tags" ORDER BY "tags"."id", "counts"."title"

-- PostgreSQL 13
WITH "counts" ("title", "tags") AS (SELECT "tags"."title", "tags"."id" FROM "tags" UNION SELECT "remindersLists"."title", "remindersLists"."id" FROM "remindersLists") SELECT "tags"."id", "counts"."title" FROM "tags" JOIN "counts" ON "tags"."id" = "counts"."tags" ORDER BY "tags"."id", "counts"."title" COLLATE "C"

-- MariaDB 10.11
WITH `counts` (`title`, `tags`) AS (SELECT `tags`.`title` COLLATE `utf8mb4_nopad_bin` AS `title`, `tags`.`id` FROM `tags` UNION SELECT `remindersLists`.`title` COLLATE `utf8mb4_nopad_bin` AS `title`, `remindersLists`.`id` FROM `remindersLists`) SELECT `tags`.`id`, `counts`.`title` FROM `tags` JOIN `counts` ON `tags`.`id` = `counts`.`tags` ORDER BY `tags`.`id`, `counts`.`title` COLLATE `utf8mb4_nopad_bin`
