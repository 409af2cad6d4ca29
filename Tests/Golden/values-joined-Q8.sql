-- SQLite 3.40
SELECT "tags"."id", "colors"."column2" FROM "tags" JOIN (VALUES (?1, ?2), (?3, ?4)) AS "colors" ON "tags"."title" = "colors"."column1" ORDER BY "tags"."id"
-- 1: 'red' (text)
-- 2: 1 (integer 64)
-- 3: 'blue' (text)
-- 4: 2 (integer 64)

-- PostgreSQL 13
SELECT "tags"."id", "colors"."column2" FROM "tags" JOIN (VALUES ($1, $2), ($3, $4)) AS "colors" ON "tags"."title" = "colors"."column1" ORDER BY "tags"."id"
-- 1: 'red' (text)
-- 2: 1 (integer 64)
-- 3: 'blue' (text)
-- 4: 2 (integer 64)

-- MariaDB 10.11
SELECT `tags`.`id`, `colors`.`column2` FROM `tags` JOIN (SELECT ? COLLATE `utf8mb4_nopad_bin` AS `column1`, ? AS `column2` UNION ALL SELECT ? COLLATE `utf8mb4_nopad_bin` AS `column1`, ? AS `column2`) AS `colors` ON `tags`.`title` = (`colors`.`column1` COLLATE `utf8mb4_nopad_bin`) ORDER BY `tags`.`id`
-- 1: 'red' (text)
-- 2: 1 (integer 64)
-- 3: 'blue' (text)
-- 4: 2 (integer 64)
