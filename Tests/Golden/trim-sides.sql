-- SQLite 3.40
SELECT ltrim("phrases"."text"), rtrim("phrases"."text"), ltrim("phrases"."other") FROM "phrases" WHERE "phrases"."id" = ?1
-- 1: 14 (integer 64)

-- PostgreSQL 13
SELECT ltrim("phrases"."text"), rtrim("phrases"."text"), ltrim("phrases"."other") FROM "phrases" WHERE "phrases"."id" = $1
-- 1: 14 (integer 64)

-- MariaDB 10.11
SELECT ltrim(`phrases`.`text`), rtrim(`phrases`.`text`), ltrim(`phrases`.`other`) FROM `phrases` WHERE `phrases`.`id` = ?
-- 1: 14 (integer 64)
