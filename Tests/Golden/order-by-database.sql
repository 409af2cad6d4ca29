-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE "spellings"."id" IN (?1, ?2, ?3) ORDER BY "spellings"."local" DESC LIMIT ?4
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)
-- 3: 10 (integer 64)
-- 4: 1 (integer 64)

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE "spellings"."id" IN ($1, $2, $3) ORDER BY "spellings"."local" DESC LIMIT $4
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)
-- 3: 10 (integer 64)
-- 4: 1 (integer 64)

-- MariaDB 10.11
SELECT `spellings`.`id` FROM `spellings` WHERE `spellings`.`id` IN (?, ?, ?) ORDER BY `spellings`.`local` DESC LIMIT ?
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)
-- 3: 10 (integer 64)
-- 4: 1 (integer 64)
