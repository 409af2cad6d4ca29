-- SQLite 3.40
SELECT "tags"."id" FROM "tags" ORDER BY "tags"."title" COLLATE "BINARY", "tags"."id"

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" ORDER BY "tags"."title" COLLATE "C", "tags"."id"

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` ORDER BY `tags`.`title` COLLATE `utf8mb4_nopad_bin`, `tags`.`id`
