-- SQLite 3.40
SELECT ("prices"."amount" / 100), koine_double("prices"."amount", 2), koine_decimal_text("prices"."amount", 2), koine_decimal_text("prices"."rate", 4) FROM "prices" ORDER BY "prices"."id"

-- PostgreSQL 13
SELECT CAST(trunc(nullif(nullif(greatest(least("prices"."amount", 9223372036854775808), -9223372036854775809), 9223372036854775808), -9223372036854775809)) AS bigint), CAST("prices"."amount" AS double precision), CAST(round("prices"."amount", 2) AS text), CAST(round("prices"."rate", 4) AS text) FROM "prices" ORDER BY "prices"."id"

-- MariaDB 10.11
SELECT CAST(truncate(nullif(nullif(greatest(least(`prices`.`amount`, 9223372036854775808), -9223372036854775809), 9223372036854775808), -9223372036854775809), 0) AS SIGNED), CAST(`prices`.`amount` AS DOUBLE), CAST(CAST(`prices`.`amount` AS DECIMAL(65, 2)) AS CHAR(68)), CAST(CAST(`prices`.`rate` AS DECIMAL(65, 4)) AS CHAR(68)) FROM `prices` ORDER BY `prices`.`id`
