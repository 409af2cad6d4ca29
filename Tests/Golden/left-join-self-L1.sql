-- SQLite 3.40
SELECT "tags"."id", "third `tag`"."id", "third `tag`"."reminderID", "third `tag`"."title", "third `tag`"."weight" FROM "tags" LEFT JOIN "tags" AS "third `tag`" ON "tags"."id" = "third `tag`"."reminderID" ORDER BY "tags"."id", "third `tag`"."id"

-- PostgreSQL 13
SELECT "tags"."id", "third `tag`"."id", "third `tag`"."reminderID", "third `tag`"."title", "third `tag`"."weight" FROM "tags" LEFT JOIN "tags" AS "third `tag`" ON "tags"."id" = "third `tag`"."reminderID" ORDER BY "tags"."id", "third `tag`"."id" NULLS FIRST

-- MariaDB 10.11
SELECT `tags`.`id`, `third ``tag```.`id`, `third ``tag```.`reminderID`, `third ``tag```.`title`, `third ``tag```.`weight` FROM `tags` LEFT JOIN `tags` AS `third ``tag``` ON `tags`.`id` = `third ``tag```.`reminderID` ORDER BY `tags`.`id`, `third ``tag```.`id`
