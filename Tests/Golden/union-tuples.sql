-- SQLite 3.40
SELECT "tags"."title", "tags"."weight" FROM "tags" UNION SELECT "tags"."title", "tags"."weight" FROM "tags" WHERE "tags"."id" = ?1
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT "tags"."title", "tags"."weight" FROM "tags" UNION SELECT "tags"."title", "tags"."weight" FROM "tags" WHERE "tags"."id" = $1
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT `tags`.`title` COLLATE `utf8mb4_nopad_bin` AS `title`, `tags`.`weight` FROM `tags` UNION SELECT `tags`.`title` COLLATE `utf8mb4_nopad_bin` AS `title`, `tags`.`weight` FROM `tags` WHERE `tags`.`id` = ?
-- 1: 1 (integer 64)
