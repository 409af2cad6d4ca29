-- SQLite 3.40
SELECT trim("phrases"."text"), trim("phrases"."other") FROM "phrases" WHERE "phrases"."id" IN (?1, ?2) ORDER BY "phrases"."id"
-- 1: 14 (integer 64)
-- 2: 18 (integer 64)

-- PostgreSQL 13
SELECT btrim("phrases"."text"), btrim("phrases"."other") FROM "phrases" WHERE "phrases"."id" IN ($1, $2) ORDER BY "phrases"."id"
-- 1: 14 (integer 64)
-- 2: 18 (integer 64)

-- MariaDB 10.11
SELECT trim(`phrases`.`text`), trim(`phrases`.`other`) FROM `phrases` WHERE `phrases`.`id` IN (?, ?) ORDER BY `phrases`.`id`
-- 1: 14 (integer 64)
-- 2: 18 (integer 64)
