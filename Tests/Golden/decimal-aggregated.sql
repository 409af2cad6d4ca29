-- SQLite 3.40
SELECT sum("prices"."amount"), ((sum("prices"."amount") * 100000 / count("prices"."amount") + CASE WHEN sum("prices"."amount") * 100000 / count("prices"."amount") < 0 THEN -5 ELSE 5 END) / 10), min("prices"."amount"), max("prices"."amount"), ((sum("prices"."rate") * 100000 / count("prices"."rate") + CASE WHEN sum("prices"."rate") * 100000 / count("prices"."rate") < 0 THEN -5 ELSE 5 END) / 10) FROM "prices" WHERE "prices"."id" <> ?1
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT sum("prices"."amount"), round(div(sum("prices"."amount") * 10000000, NULLIF(count("prices"."amount"), 0)) * 0.0000001, 6), min("prices"."amount"), max("prices"."amount"), round(div(sum("prices"."rate") * 1000000000, NULLIF(count("prices"."rate"), 0)) * 0.000000001, 8) FROM "prices" WHERE "prices"."id" <> $1
-- 1: 3 (integer 64)
