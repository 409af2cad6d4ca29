-- SQLite 3.40
SELECT koine_quotient("prices"."amount", "prices"."rate", 8), koine_quotient("prices"."rate", "prices"."amount", 6), koine_quotient("prices"."rate", "prices"."rate", 8) FROM "prices" WHERE "prices"."id" <> ?1 ORDER BY "prices"."id"
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT round(div("prices"."amount" * 10000000, nullif("prices"."rate", 0)) * 0.0000001, 6), round(div("prices"."rate" * 1000000000, nullif("prices"."amount", 0)) * 0.000000001, 8), round(div("prices"."rate" * 1000000000, nullif("prices"."rate", 0)) * 0.000000001, 8) FROM "prices" WHERE "prices"."id" <> $1 ORDER BY "prices"."id"
-- 1: 3 (integer 64)

-- MariaDB 10.11
SELECT round(`prices`.`amount` / `prices`.`rate`, 6), round(`prices`.`rate` / `prices`.`amount`, 8), round(`prices`.`rate` / `prices`.`rate`, 8) FROM `prices` WHERE `prices`.`id` <> ? ORDER BY `prices`.`id`
-- 1: 3 (integer 64)
