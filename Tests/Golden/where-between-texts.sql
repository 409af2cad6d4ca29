-- SQLite 3.40
SELECT "phrases"."id" FROM "phrases" WHERE "phrases"."text" BETWEEN ?1 AND ?2 ORDER BY "phrases"."id"
-- 1: 'Z' (text)
-- 2: 'b' (text)

-- PostgreSQL 13
SELECT "phrases"."id" FROM "phrases" WHERE ("phrases"."text" COLLATE "C") BETWEEN $1 AND $2 ORDER BY "phrases"."id"
-- 1: 'Z' (text)
-- 2: 'b' (text)

-- MariaDB 10.11
SELECT `phrases`.`id` FROM `phrases` WHERE `phrases`.`text` BETWEEN (? COLLATE `utf8mb4_nopad_bin`) AND ? ORDER BY `phrases`.`id`
-- 1: 'Z' (text)
-- 2: 'b' (text)
