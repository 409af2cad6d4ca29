-- SQLite 3.40
SELECT koine_exact("prices"."amount" * "prices"."count"), koine_exact("prices"."count" * "prices"."amount"), "prices"."amount" * ?1, koine_quotient("prices"."amount", ?2, 4), koine_quotient("prices"."amount", "prices"."count", 4) FROM "prices" WHERE "prices"."id" <> ?3 ORDER BY "prices"."id"
-- 1: 3 (integer 64)
-- 2: 7 (integer 64)
-- 3: 3 (integer 64)

-- PostgreSQL 13
SELECT "prices"."amount" * "prices"."count", "prices"."count" * "prices"."amount", "prices"."amount" * $1, round(div("prices"."amount" * 10000000, $2) * 0.0000001, 6), round(div("prices"."amount" * 10000000, nullif("prices"."count", 0)) * 0.0000001, 6) FROM "prices" WHERE "prices"."id" <> $3 ORDER BY "prices"."id"
-- 1: 3 (integer 64)
-- 2: 7 (integer 64)
-- 3: 3 (integer 64)

-- MariaDB 10.11
SELECT `prices`.`amount` * `prices`.`count`, `prices`.`count` * `prices`.`amount`, `prices`.`amount` * ?, round(`prices`.`amount` / ?, 6), round(`prices`.`amount` / `prices`.`count`, 6) FROM `prices` WHERE `prices`.`id` <> ? ORDER BY `prices`.`id`
-- 1: 3 (integer 64)
-- 2: 7 (integer 64)
-- 3: 3 (integer 64)
