-- SQLite 3.40
SELECT "phrases"."id" FROM "phrases" WHERE "phrases"."text" IN (?1, ?2, ?3) ORDER BY "phrases"."id"
-- 1: 'É' (text)
-- 2: 'é' (text)
-- 3: '''' (text)

-- PostgreSQL 13
SELECT "phrases"."id" FROM "phrases" WHERE "phrases"."text" IN ($1, $2, $3) ORDER BY "phrases"."id"
-- 1: 'É' (text)
-- 2: 'é' (text)
-- 3: '''' (text)

-- MariaDB 10.11
SELECT `phrases`.`id` FROM `phrases` WHERE `phrases`.`text` IN (? COLLATE `utf8mb4_nopad_bin`, ?, ?) ORDER BY `phrases`.`id`
-- 1: 'É' (text)
-- 2: 'é' (text)
-- 3: '''' (text)
