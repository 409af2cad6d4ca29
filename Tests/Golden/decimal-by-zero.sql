-- SQLite 3.40
SELECT ("prices"."amount" * 10000000 / ("prices"."amount" - "prices"."amount") + CASE WHEN "prices"."amount" * 10000000 / ("prices"."amount" - "prices"."amount") < 0 THEN -5 ELSE 5 END) / 10 FROM "prices" WHERE "prices"."id" <> ?1 ORDER BY "prices"."id"
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT round(div("prices"."amount" * 10000000, NULLIF("prices"."amount" - "prices"."amount", 0)) * 0.0000001, 6) FROM "prices" WHERE "prices"."id" <> $1 ORDER BY "prices"."id"
-- 1: 3 (integer 64)
