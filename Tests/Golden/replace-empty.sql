-- SQLite 3.40
SELECT replace("phrases"."text", ?1, ?2), replace("phrases"."text", ?3, ?4) FROM "phrases" WHERE "phrases"."id" = ?5
-- 1: '' (text)
-- 2: 'x' (text)
-- 3: 'a' (text)
-- 4: '' (text)
-- 5: 2 (integer 64)

-- PostgreSQL 13
SELECT replace("phrases"."text", $1, $2), replace("phrases"."text", $3, $4) FROM "phrases" WHERE "phrases"."id" = $5
-- 1: '' (text)
-- 2: 'x' (text)
-- 3: 'a' (text)
-- 4: '' (text)
-- 5: 2 (integer 64)

-- MariaDB 10.11
SELECT replace(`phrases`.`text`, ?, ?), replace(`phrases`.`text`, ?, ?) FROM `phrases` WHERE `phrases`.`id` = ?
-- 1: '' (text)
-- 2: 'x' (text)
-- 3: 'a' (text)
-- 4: '' (text)
-- 5: 2 (integer 64)
