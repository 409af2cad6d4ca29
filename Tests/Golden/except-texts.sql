-- SQLite 3.40
SELECT "tags"."title" FROM "tags" EXCEPT SELECT "tags"."title" FROM "tags" WHERE "tags"."title" = ?1
-- 1: 'red' (text)

-- PostgreSQL 13
SELECT "tags"."title" FROM "tags" EXCEPT SELECT "tags"."title" FROM "tags" WHERE "tags"."title" = $1
-- 1: 'red' (text)

-- MariaDB 10.11
SELECT `tags`.`title` COLLATE `utf8mb4_nopad_bin` AS `title` FROM `tags` EXCEPT SELECT `tags`.`title` COLLATE `utf8mb4_nopad_bin` AS `title` FROM `tags` WHERE `tags`.`title` = (? COLLATE `utf8mb4_nopad_bin`)
-- 1: 'red' (text)
