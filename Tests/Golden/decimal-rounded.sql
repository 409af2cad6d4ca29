-- SQLite 3.40
SELECT (("prices"."amount" + CASE WHEN "prices"."amount" < 0 THEN -5 ELSE 5 END) / 10) FROM "prices" WHERE "prices"."id" <> ?1 ORDER BY "prices"."id"
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT round(CAST("prices"."amount" AS numeric), 1) FROM "prices" WHERE "prices"."id" <> $1 ORDER BY "prices"."id"
-- 1: 3 (integer 64)
