-- SQLite 3.40
SELECT length("phrases"."other") FROM "phrases" WHERE "phrases"."id" = ?1
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT CAST(length("phrases"."other") AS bigint) FROM "phrases" WHERE "phrases"."id" = $1
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT char_length(`phrases`.`other`) FROM `phrases` WHERE `phrases`.`id` = ?
-- 1: 1 (integer 64)
