-- SQLite 3.40
UPDATE "spellings" SET "code" = ?1 WHERE ("spellings"."name" COLLATE "NOCASE") = ?2
-- 1: '=' (text)
-- 2: 'A' (text)

-- PostgreSQL 13
UPDATE "spellings" SET "code" = $1 WHERE lower("spellings"."name" COLLATE "C") = lower($2 COLLATE "C")
-- 1: '=' (text)
-- 2: 'A' (text)

-- MariaDB 10.11
UPDATE `spellings` SET `code` = ? WHERE CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin = (CONVERT(CAST(LOWER(CONVERT(CAST(? AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`)
-- 1: '=' (text)
-- 2: 'A' (text)
