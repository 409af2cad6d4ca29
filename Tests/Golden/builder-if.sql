-- SQLite 3.40
SELECT "phrases"."id" FROM "phrases" WHERE "phrases"."id" > ?1 AND "phrases"."text" = ?2
-- 1: 2 (integer 64)
-- 2: 'zebra' (text)

-- PostgreSQL 13
SELECT "phrases"."id" FROM "phrases" WHERE "phrases"."id" > $1 AND "phrases"."text" = $2
-- 1: 2 (integer 64)
-- 2: 'zebra' (text)

-- MariaDB 10.11
SELECT `phrases`.`id` FROM `phrases` WHERE `phrases`.`id` > ? AND `phrases`.`text` = (? COLLATE `utf8mb4_nopad_bin`)
-- 1: 2 (integer 64)
-- 2: 'zebra' (text)
