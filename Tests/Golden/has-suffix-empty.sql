-- SQLite 3.40
SELECT count(*) FROM "phrases" WHERE substr("phrases"."text" || 'x', -1, -length(?1)) = ?2
-- 1: '' (text)
-- 2: '' (text)

-- PostgreSQL 13
SELECT count(*) FROM "phrases" WHERE "phrases"."text" LIKE $1
-- 1: '%' (text)

-- MariaDB 10.11
SELECT count(*) FROM `phrases` WHERE instr(reverse(`phrases`.`text`), reverse(? COLLATE utf8mb4_nopad_bin)) = 1
-- 1: '' (text)
