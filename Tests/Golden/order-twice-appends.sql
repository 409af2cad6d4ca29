-- SQLite 3.40
SELECT "tags"."id" FROM "tags" ORDER BY "tags"."title", "tags"."id" DESC

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" ORDER BY "tags"."title" COLLATE "C", "tags"."id" DESC

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` ORDER BY `tags`.`title` COLLATE `utf8mb4_nopad_bin`, `tags`.`id` DESC
