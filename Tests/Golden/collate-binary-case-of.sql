-- SQLite 3.40
SELECT CASE ("spellings"."name" COLLATE "BINARY") WHEN ?1 THEN ?2 ELSE ?3 END FROM "spellings" WHERE "spellings"."id" < ?4 ORDER BY "spellings"."id"
-- 1: 'A' (text)
-- 2: 1 (integer 64)
-- 3: 0 (integer 64)
-- 4: 3 (integer 64)

-- PostgreSQL 13
SELECT CASE ("spellings"."name" COLLATE "C") WHEN $1 THEN $2 ELSE $3 END FROM "spellings" WHERE "spellings"."id" < $4 ORDER BY "spellings"."id"
-- 1: 'A' (text)
-- 2: 1 (integer 64)
-- 3: 0 (integer 64)
-- 4: 3 (integer 64)

-- MariaDB 10.11
SELECT CASE (`spellings`.`name` COLLATE `utf8mb4_nopad_bin`) WHEN ? THEN ? ELSE ? END FROM `spellings` WHERE `spellings`.`id` < ? ORDER BY `spellings`.`id`
-- 1: 'A' (text)
-- 2: 1 (integer 64)
-- 3: 0 (integer 64)
-- 4: 3 (integer 64)
