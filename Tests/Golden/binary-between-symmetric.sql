-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE "spellings"."code" BETWEEN ?1 AND ?2 OR "spellings"."code" BETWEEN ?3 AND ?4 ORDER BY "spellings"."id"
-- 1: 'a' (text)
-- 2: 'B' (text)
-- 3: 'B' (text)
-- 4: 'a' (text)

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE ("spellings"."code" COLLATE "C") BETWEEN $1 AND $2 OR ("spellings"."code" COLLATE "C") BETWEEN $3 AND $4 ORDER BY "spellings"."id"
-- 1: 'a' (text)
-- 2: 'B' (text)
-- 3: 'B' (text)
-- 4: 'a' (text)

-- MariaDB 10.11
SELECT `spellings`.`id` FROM `spellings` WHERE `spellings`.`code` BETWEEN (? COLLATE `utf8mb4_nopad_bin`) AND ? OR `spellings`.`code` BETWEEN (? COLLATE `utf8mb4_nopad_bin`) AND ? ORDER BY `spellings`.`id`
-- 1: 'a' (text)
-- 2: 'B' (text)
-- 3: 'B' (text)
-- 4: 'a' (text)
