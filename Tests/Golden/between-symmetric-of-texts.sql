-- SQLite 3.40
SELECT "phrases"."text" BETWEEN ?1 AND "phrases"."other" OR "phrases"."text" BETWEEN "phrases"."other" AND ?2 FROM "phrases" WHERE "phrases"."id" IN (?3, ?4, ?5) ORDER BY "phrases"."id"
-- 1: 'c' (text)
-- 2: 'c' (text)
-- 3: 1 (integer 64)
-- 4: 2 (integer 64)
-- 5: 12 (integer 64)

-- PostgreSQL 13
SELECT ("phrases"."text" COLLATE "C") BETWEEN $1 AND "phrases"."other" OR ("phrases"."text" COLLATE "C") BETWEEN "phrases"."other" AND $2 FROM "phrases" WHERE "phrases"."id" IN ($3, $4, $5) ORDER BY "phrases"."id"
-- 1: 'c' (text)
-- 2: 'c' (text)
-- 3: 1 (integer 64)
-- 4: 2 (integer 64)
-- 5: 12 (integer 64)

-- MariaDB 10.11
SELECT `phrases`.`text` BETWEEN (? COLLATE `utf8mb4_nopad_bin`) AND `phrases`.`other` OR `phrases`.`text` BETWEEN (`phrases`.`other` COLLATE `utf8mb4_nopad_bin`) AND ? FROM `phrases` WHERE `phrases`.`id` IN (?, ?, ?) ORDER BY `phrases`.`id`
-- 1: 'c' (text)
-- 2: 'c' (text)
-- 3: 1 (integer 64)
-- 4: 2 (integer 64)
-- 5: 12 (integer 64)
