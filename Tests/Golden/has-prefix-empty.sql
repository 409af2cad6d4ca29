-- SQLite 3.40
SELECT count(*) FROM "phrases" WHERE (("phrases"."text" COLLATE "BINARY") >= ?1)
-- 1: '' (text)

-- PostgreSQL 13
SELECT count(*) FROM "phrases" WHERE (("phrases"."text" COLLATE "C") >= $1)
-- 1: '' (text)

-- MariaDB 10.11
SELECT count(*) FROM `phrases` WHERE `phrases`.`text` LIKE ? COLLATE utf8mb4_nopad_bin ESCAPE x'5C'
-- 1: '%' (text)
