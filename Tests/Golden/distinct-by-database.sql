-- SQLite 3.40
SELECT DISTINCT "spellings"."local" FROM "spellings" WHERE "spellings"."id" = ?1 ORDER BY "spellings"."local"
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT DISTINCT "spellings"."local" FROM "spellings" WHERE "spellings"."id" = $1 ORDER BY "spellings"."local"
-- 1: 3 (integer 64)

-- MariaDB 10.11
SELECT DISTINCT `spellings`.`local` FROM `spellings` WHERE `spellings`.`id` = ? ORDER BY `spellings`.`local`
-- 1: 3 (integer 64)
