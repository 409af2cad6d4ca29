-- SQLite 3.40
SELECT "spellings"."local" FROM "spellings" WHERE "spellings"."local" < ?1 AND "spellings"."local" BETWEEN ?2 AND ?2 AND "spellings"."local" = ?2 GROUP BY "spellings"."local"
-- 1: 'b' (text)
-- 2: 'a' (text)

-- PostgreSQL 13
SELECT "spellings"."local" FROM "spellings" WHERE "spellings"."local" < $1 AND "spellings"."local" BETWEEN $2 AND $2 AND "spellings"."local" = $2 GROUP BY "spellings"."local"
-- 1: 'b' (text)
-- 2: 'a' (text)

-- MariaDB 10.11
SELECT `spellings`.`local` FROM `spellings` WHERE `spellings`.`local` < ? AND `spellings`.`local` BETWEEN ? AND ? AND `spellings`.`local` = ? GROUP BY `spellings`.`local`
-- 1: 'b' (text)
-- 2: 'a' (text)
-- 3: 'a' (text)
-- 4: 'a' (text)
