-- SQLite 3.40
SELECT ((sum("prices"."amount") FILTER (WHERE "prices"."amount" > ?1) * 100000 / count("prices"."amount") FILTER (WHERE "prices"."amount" > ?2) + CASE WHEN sum("prices"."amount") FILTER (WHERE "prices"."amount" > ?3) * 100000 / count("prices"."amount") FILTER (WHERE "prices"."amount" > ?4) < 0 THEN -5 ELSE 5 END) / 10), sum(DISTINCT "prices"."amount") FILTER (WHERE "prices"."amount" < ?5) FROM "prices" WHERE "prices"."id" <> ?6
-- 1: 0 (decimal 2)
-- 2: 0 (decimal 2)
-- 3: 0 (decimal 2)
-- 4: 0 (decimal 2)
-- 5: 0 (decimal 2)
-- 6: 3 (integer 64)

-- PostgreSQL 13
SELECT round(div(sum("prices"."amount") FILTER (WHERE "prices"."amount" > $1) * 10000000, NULLIF(count("prices"."amount") FILTER (WHERE "prices"."amount" > $2), 0)) * 0.0000001, 6), sum(DISTINCT "prices"."amount") FILTER (WHERE "prices"."amount" < $3) FROM "prices" WHERE "prices"."id" <> $4
-- 1: 0 (decimal 2)
-- 2: 0 (decimal 2)
-- 3: 0 (decimal 2)
-- 4: 3 (integer 64)
