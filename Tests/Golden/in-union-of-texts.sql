-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE "tags"."title" IN (SELECT "phrases"."text" FROM "phrases" UNION ALL SELECT "tags_2"."title" FROM "tags" AS "tags_2" WHERE "tags_2"."id" = ?1)
-- 1: 4 (integer 64)

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" WHERE "tags"."title" IN (SELECT "phrases"."text" FROM "phrases" UNION ALL SELECT "tags_2"."title" FROM "tags" AS "tags_2" WHERE "tags_2"."id" = $1)
-- 1: 4 (integer 64)

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` WHERE (`tags`.`title` COLLATE `utf8mb4_nopad_bin`) IN (SELECT `phrases`.`text` COLLATE `utf8mb4_nopad_bin` AS `text` FROM `phrases` UNION ALL SELECT `tags_2`.`title` COLLATE `utf8mb4_nopad_bin` AS `title` FROM `tags` AS `tags_2` WHERE `tags_2`.`id` = ?)
-- 1: 4 (integer 64)
