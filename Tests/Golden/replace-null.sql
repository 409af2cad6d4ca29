-- SQLite 3.40
SELECT replace("phrases"."other", ?1, ?2) FROM "phrases" WHERE "phrases"."id" = ?3
-- 1: 'a' (text)
-- 2: 'b' (text)
-- 3: 1 (integer 64)

-- PostgreSQL 13
SELECT replace("phrases"."other", $1, $2) FROM "phrases" WHERE "phrases"."id" = $3
-- 1: 'a' (text)
-- 2: 'b' (text)
-- 3: 1 (integer 64)

-- MariaDB 10.11
SELECT replace(`phrases`.`other`, ?, ?) FROM `phrases` WHERE `phrases`.`id` = ?
-- 1: 'a' (text)
-- 2: 'b' (text)
-- 3: 1 (integer 64)
