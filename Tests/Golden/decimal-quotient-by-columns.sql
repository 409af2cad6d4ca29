-- SQLite 3.40
SELECT ("prices"."amount" * 1000000 / CASE WHEN "prices"."count" BETWEEN -99999999999999999 AND 99999999999999999 THEN "prices"."count" * 10 END + CASE WHEN "prices"."amount" * 1000000 / CASE WHEN "prices"."count" BETWEEN -99999999999999999 AND 99999999999999999 THEN "prices"."count" * 10 END < 0 THEN -5 ELSE 5 END) / 10 FROM "prices" WHERE "prices"."id" <> ?1 ORDER BY "prices"."id"
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT round(div("prices"."amount" * 10000000, NULLIF(CASE WHEN "prices"."count" BETWEEN -99999999999999999 AND 99999999999999999 THEN round(CAST("prices"."count" AS numeric), 1) END, 0)) * 0.0000001, 6) FROM "prices" WHERE "prices"."id" <> $1 ORDER BY "prices"."id"
-- 1: 3 (integer 64)
