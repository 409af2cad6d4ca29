-- SQLite 3.40
SELECT "prices"."amount" * 100 = "prices"."rate", "prices"."rate" < "prices"."amount" * 100, "prices"."count" * 100 >= "prices"."amount", "prices"."amount" <> "prices"."count" * 100 FROM "prices" ORDER BY "prices"."id"

-- PostgreSQL 13
SELECT "prices"."amount" = "prices"."rate", "prices"."rate" < "prices"."amount", "prices"."count" >= "prices"."amount", "prices"."amount" <> "prices"."count" FROM "prices" ORDER BY "prices"."id"

-- MariaDB 10.11
SELECT `prices`.`amount` = `prices`.`rate`, `prices`.`rate` < `prices`.`amount`, `prices`.`count` >= `prices`.`amount`, `prices`.`amount` <> `prices`.`count` FROM `prices` ORDER BY `prices`.`id`
