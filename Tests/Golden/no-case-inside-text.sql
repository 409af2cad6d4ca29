-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE ((coalesce("spellings"."code" COLLATE "NOCASE", ?1) || ?2) COLLATE "BINARY") = ?3
-- 1: '' (text)
-- 2: '' (text)
-- 3: 'AA' (text)

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE ((coalesce("spellings"."code", $1) || $2) COLLATE "C") = $3
-- 1: '' (text)
-- 2: '' (text)
-- 3: 'AA' (text)

-- MariaDB 10.11
SELECT `spellings`.`id` FROM `spellings` WHERE ((concat(coalesce(`spellings`.`code`, ?), ?)) COLLATE `utf8mb4_nopad_bin`) = ?
-- 1: '' (text)
-- 2: '' (text)
-- 3: 'AA' (text)
