-- SQLite 3.40
SELECT "spellings"."local" FROM "spellings" WHERE "spellings"."local" < ?1 AND "spellings"."local" BETWEEN ?2 AND ?2 AND "spellings"."local" = ?2 GROUP BY "spellings"."local"
-- 1: 'b' (text)
-- 2: 'a' (text)

-- PostgreSQL 13
SELECT "spellings"."local" FROM "spellings" WHERE "spellings"."local" < $1 AND "spellings"."local" BETWEEN $2 AND $2 AND "spellings"."local" = $2 GROUP BY "spellings"."local"
-- 1: 'b' (text)
-- 2: 'a' (text)
