-- SQLite 3.40
SELECT count(*) FROM "phrases" WHERE instr("phrases"."text", ?1) > 0
-- 1: '' (text)

-- PostgreSQL 13
SELECT count(*) FROM "phrases" WHERE "phrases"."text" LIKE $1
-- 1: '%%' (text)

-- MariaDB 10.11
SELECT count(*) FROM `phrases` WHERE instr(`phrases`.`text`, ? COLLATE utf8mb4_nopad_bin) > 0
-- 1: '' (text)
