-- SQLite 3.40
SELECT "tags"."title", 0 FROM "tags" GROUP BY "tags"."title" ORDER BY CAST(0 AS INTEGER), "tags"."title"

-- PostgreSQL 13
SELECT "tags"."title", CAST(grouping("tags"."title") AS bigint) FROM "tags" GROUP BY "tags"."title" ORDER BY CAST(grouping("tags"."title") AS bigint), "tags"."title" COLLATE "C"

-- MariaDB 10.11
SELECT `tags`.`title`, 0 FROM `tags` GROUP BY `tags`.`title`, `tags`.`title` COLLATE `utf8mb4_nopad_bin` ORDER BY CAST(0 AS SIGNED), `tags`.`title` COLLATE `utf8mb4_nopad_bin`
