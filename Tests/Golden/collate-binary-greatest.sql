-- SQLite 3.40
SELECT max("spellings"."nick" COLLATE "BINARY", ?1), min(?2, "spellings"."nick" COLLATE "BINARY") FROM "spellings" WHERE "spellings"."id" IN (?3, ?4, ?5) ORDER BY "spellings"."id"
-- 1: 'a' (text)
-- 2: 'a' (text)
-- 3: 1 (integer 64)
-- 4: 8 (integer 64)
-- 5: 11 (integer 64)

-- PostgreSQL 13
SELECT CASE WHEN ("spellings"."nick" COLLATE "C") IS NOT NULL THEN greatest("spellings"."nick" COLLATE "C", $1) END, CASE WHEN ("spellings"."nick" COLLATE "C") IS NOT NULL THEN least("spellings"."nick" COLLATE "C", $2) END FROM "spellings" WHERE "spellings"."id" IN ($3, $4, $5) ORDER BY "spellings"."id"
-- 1: 'a' (text)
-- 2: 'a' (text)
-- 3: 1 (integer 64)
-- 4: 8 (integer 64)
-- 5: 11 (integer 64)

-- MariaDB 10.11
SELECT greatest(`spellings`.`nick` COLLATE `utf8mb4_nopad_bin`, ?), least(`spellings`.`nick` COLLATE `utf8mb4_nopad_bin`, ?) FROM `spellings` WHERE `spellings`.`id` IN (?, ?, ?) ORDER BY `spellings`.`id`
-- 1: 'a' (text)
-- 2: 'a' (text)
-- 3: 1 (integer 64)
-- 4: 8 (integer 64)
-- 5: 11 (integer 64)
