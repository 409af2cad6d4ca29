-- SQLite 3.40
SELECT "phrases"."id" FROM "phrases" WHERE "phrases"."text" = ?1 ORDER BY "phrases"."id"
-- 1: 'é' (text)

-- PostgreSQL 13
SELECT "phrases"."id" FROM "phrases" WHERE "phrases"."text" = $1 ORDER BY "phrases"."id"
-- 1: 'é' (text)

-- MariaDB 10.11
SELECT `phrases`.`id` FROM `phrases` WHERE `phrases`.`text` = (? COLLATE `utf8mb4_nopad_bin`) ORDER BY `phrases`.`id`
-- 1: 'é' (text)
