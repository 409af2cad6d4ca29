-- SQLite 3.40
SELECT ("prices"."amount" * 100000 / ?1 + CASE WHEN "prices"."amount" * 100000 / ?2 < 0 THEN -5 ELSE 5 END) / 10 FROM "prices" WHERE "prices"."id" <> ?3 ORDER BY "prices"."id"
-- 1: 100000 (decimal 0)
-- 2: 100000 (decimal 0)
-- 3: 3 (integer 64)

-- PostgreSQL 13
SELECT round(div("prices"."amount" * 10000000, NULLIF($1, 0)) * 0.0000001, 6) FROM "prices" WHERE "prices"."id" <> $2 ORDER BY "prices"."id"
-- 1: 100000 (decimal 0)
-- 2: 3 (integer 64)
