-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE lower("spellings"."name") = ?1 OR ("spellings"."name" || ?2) = ?3
-- 1: 'A' (text)
-- 2: '!' (text)
-- 3: 'A!' (text)

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE lower("spellings"."name" COLLATE "C") = $1 OR ("spellings"."name" || $2) = $3
-- 1: 'A' (text)
-- 2: '!' (text)
-- 3: 'A!' (text)

-- MariaDB 10.11
SELECT `spellings`.`id` FROM `spellings` WHERE CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin = (? COLLATE `utf8mb4_nopad_bin`) OR (concat(`spellings`.`name`, ?)) = (? COLLATE `utf8mb4_nopad_bin`)
-- 1: 'A' (text)
-- 2: '!' (text)
-- 3: 'A!' (text)
