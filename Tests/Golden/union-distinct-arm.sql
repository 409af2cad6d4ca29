-- SQLite 3.40
SELECT DISTINCT lower("tags"."title") FROM "tags" UNION ALL SELECT "phrases"."text" FROM "phrases" WHERE "phrases"."id" = ?1
-- 1: 2 (integer 64)

-- PostgreSQL 13
SELECT DISTINCT lower("tags"."title" COLLATE "C") FROM "tags" UNION ALL SELECT "phrases"."text" FROM "phrases" WHERE "phrases"."id" = $1
-- 1: 2 (integer 64)

-- MariaDB 10.11
SELECT DISTINCT CONVERT(CAST(LOWER(CONVERT(CAST(`tags`.`title` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin` FROM `tags` UNION ALL SELECT `phrases`.`text` COLLATE `utf8mb4_nopad_bin` AS `text` FROM `phrases` WHERE `phrases`.`id` = ?
-- 1: 2 (integer 64)
