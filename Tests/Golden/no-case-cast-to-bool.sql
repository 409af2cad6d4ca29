-- SQLite 3.40
SELECT CASE replace("spellings"."nick", ?1, ?2) WHEN 'true' THEN TRUE WHEN 'false' THEN FALSE END, CASE (("spellings"."nick") COLLATE "BINARY") WHEN 'true' THEN TRUE WHEN 'false' THEN FALSE END FROM "spellings" WHERE "spellings"."id" = ?3
-- 1: 'é' (text)
-- 2: 'TRUE' (text)
-- 3: 1 (integer 64)

-- PostgreSQL 13
SELECT CASE replace("spellings"."nick", $1, $2) WHEN 'true' THEN TRUE WHEN 'false' THEN FALSE END, CASE (("spellings"."nick") COLLATE "C") WHEN 'true' THEN TRUE WHEN 'false' THEN FALSE END FROM "spellings" WHERE "spellings"."id" = $3
-- 1: 'é' (text)
-- 2: 'TRUE' (text)
-- 3: 1 (integer 64)

-- MariaDB 10.11
SELECT CASE replace(`spellings`.`nick`, ?, ?) WHEN 'true' THEN TRUE WHEN 'false' THEN FALSE END, CASE ((`spellings`.`nick`) COLLATE `utf8mb4_nopad_bin`) WHEN 'true' THEN TRUE WHEN 'false' THEN FALSE END FROM `spellings` WHERE `spellings`.`id` = ?
-- 1: 'é' (text)
-- 2: 'TRUE' (text)
-- 3: 1 (integer 64)
