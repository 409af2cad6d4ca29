-- SQLite 3.40
SELECT "tags"."id" FROM (SELECT "tags"."id" AS "id", "tags"."reminderID" AS "reminderID", "tags"."title" AS "title", "tags"."weight" AS "weight" FROM "tags" WHERE "tags"."id" <= ?1 UNION ALL SELECT "tags"."id" AS "id", "tags"."reminderID" AS "reminderID", "tags"."title" AS "title", "tags"."weight" AS "weight" FROM "tags" WHERE "tags"."id" >= ?1) AS "tags" GROUP BY "tags"."id" HAVING count("tags"."id") = ?2
-- 1: 3 (integer 64)
-- 2: 2 (integer 64)

-- PostgreSQL 13
SELECT "tags"."id" FROM (SELECT "tags"."id" AS "id", "tags"."reminderID" AS "reminderID", "tags"."title" AS "title", "tags"."weight" AS "weight" FROM "tags" WHERE "tags"."id" <= $1 UNION ALL SELECT "tags"."id" AS "id", "tags"."reminderID" AS "reminderID", "tags"."title" AS "title", "tags"."weight" AS "weight" FROM "tags" WHERE "tags"."id" >= $1) AS "tags" GROUP BY "tags"."id" HAVING count("tags"."id") = $2
-- 1: 3 (integer 64)
-- 2: 2 (integer 64)

-- MariaDB 10.11
SELECT `tags`.`id` FROM (SELECT `tags`.`id` AS `id`, `tags`.`reminderID` AS `reminderID`, `tags`.`title` COLLATE `utf8mb4_nopad_bin` AS `title`, `tags`.`weight` AS `weight` FROM `tags` WHERE `tags`.`id` <= ? UNION ALL SELECT `tags`.`id` AS `id`, `tags`.`reminderID` AS `reminderID`, `tags`.`title` COLLATE `utf8mb4_nopad_bin` AS `title`, `tags`.`weight` AS `weight` FROM `tags` WHERE `tags`.`id` >= ?) AS `tags` GROUP BY `tags`.`id` HAVING count(`tags`.`id`) = ?
-- 1: 3 (integer 64)
-- 2: 3 (integer 64)
-- 3: 2 (integer 64)
