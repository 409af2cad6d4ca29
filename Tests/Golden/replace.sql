-- SQLite 3.40
SELECT replace("phrases"."text", ?1, ?2) FROM "phrases" WHERE "phrases"."id" IN (?3, ?4, ?5) ORDER BY "phrases"."id"
-- 1: 'e' (text)
-- 2: '_%' (text)
-- 3: 10 (integer 64)
-- 4: 19 (integer 64)
-- 5: 6 (integer 64)

-- PostgreSQL 13
SELECT replace("phrases"."text", $1, $2) FROM "phrases" WHERE "phrases"."id" IN ($3, $4, $5) ORDER BY "phrases"."id"
-- 1: 'e' (text)
-- 2: '_%' (text)
-- 3: 10 (integer 64)
-- 4: 19 (integer 64)
-- 5: 6 (integer 64)

-- MariaDB 10.11
SELECT replace(`phrases`.`text`, ?, ?) FROM `phrases` WHERE `phrases`.`id` IN (?, ?, ?) ORDER BY `phrases`.`id`
-- 1: 'e' (text)
-- 2: '_%' (text)
-- 3: 10 (integer 64)
-- 4: 19 (integer 64)
-- 5: 6 (integer 64)
