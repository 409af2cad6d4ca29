-- SQLite 3.40
SELECT ?1 % "prices"."amount", "prices"."rate" % ?2 FROM "prices" WHERE "prices"."id" <> ?3 ORDER BY "prices"."id"
-- 1: -1000 (decimal 2)
-- 2: 0 (decimal 4)
-- 3: 3 (integer 64)

-- PostgreSQL 13
SELECT $1 % nullif("prices"."amount", 0), "prices"."rate" % nullif($2, 0) FROM "prices" WHERE "prices"."id" <> $3 ORDER BY "prices"."id"
-- 1: -1000 (decimal 2)
-- 2: 0 (decimal 4)
-- 3: 3 (integer 64)

-- MariaDB 10.11
SELECT (? % `prices`.`amount` + 0), (`prices`.`rate` % ? + 0) FROM `prices` WHERE `prices`.`id` <> ? ORDER BY `prices`.`id`
-- 1: -1000 (decimal 2)
-- 2: 0 (decimal 4)
-- 3: 3 (integer 64)
