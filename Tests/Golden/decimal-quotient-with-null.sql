-- SQLite 3.40
SELECT ("prices"."amount" * 1000000000 / "prices"."rate" + CASE WHEN "prices"."amount" * 1000000000 / "prices"."rate" < 0 THEN -5 ELSE 5 END) / 10, ("prices"."rate" * 10000000 / "prices"."amount" + CASE WHEN "prices"."rate" * 10000000 / "prices"."amount" < 0 THEN -5 ELSE 5 END) / 10, ("prices"."rate" * 1000000000 / "prices"."rate" + CASE WHEN "prices"."rate" * 1000000000 / "prices"."rate" < 0 THEN -5 ELSE 5 END) / 10 FROM "prices" WHERE "prices"."id" <> ?1 ORDER BY "prices"."id"
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT round(div("prices"."amount" * 10000000, NULLIF("prices"."rate", 0)) * 0.0000001, 6), round(div("prices"."rate" * 1000000000, NULLIF("prices"."amount", 0)) * 0.000000001, 8), round(div("prices"."rate" * 1000000000, NULLIF("prices"."rate", 0)) * 0.000000001, 8) FROM "prices" WHERE "prices"."id" <> $1 ORDER BY "prices"."id"
-- 1: 3 (integer 64)
