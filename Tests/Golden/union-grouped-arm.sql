-- SQLite 3.40
SELECT count("tags"."id") FROM "tags" GROUP BY "tags"."title" UNION SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = ?1
-- 1: 4 (integer 64)

-- PostgreSQL 13
SELECT count("tags"."id") FROM "tags" GROUP BY "tags"."title" UNION SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = $1
-- 1: 4 (integer 64)

-- MariaDB 10.11
SELECT count(`tags`.`id`) FROM `tags` GROUP BY `tags`.`title`, `tags`.`title` COLLATE `utf8mb4_nopad_bin` UNION SELECT `tags`.`id` FROM `tags` WHERE `tags`.`id` = ?
-- 1: 4 (integer 64)
