-- SQLite 3.40
SELECT koine_integer(min(3.0, max(koine_floor(((CAST("reminders"."id" AS REAL) - 2.0) / 4.0) * 2.0) + 1.0, 0.0)), -9223372036854775808, 9223372036854775807) FROM "reminders" ORDER BY "reminders"."id"

-- PostgreSQL 13
SELECT CAST(trunc(nullif(nullif(greatest(least((least(array_remove(ARRAY[(greatest(ARRAY[floor(((CAST("reminders"."id" AS double precision) - CAST('2.0' AS double precision)) / CAST('4.0' AS double precision)) * CAST('2.0' AS double precision)) + CAST('1.0' AS double precision)], ARRAY[CAST('0.0' AS double precision)]))[1]], NULL), ARRAY[CAST('3.0' AS double precision)]))[1], 9223372036854775808), -9223372036854777856), 9223372036854775808), -9223372036854777856)) AS bigint) FROM "reminders" ORDER BY "reminders"."id"

-- MariaDB 10.11
SELECT CAST((truncate(nullif(nullif(greatest(least(least(greatest((floor(((CAST(`reminders`.`id` AS DOUBLE) - 2.0e0) / 4.0e0) * 2.0e0) + 0e0) + 1.0e0, 0.0e0), 3.0e0), 9223372036854775808e0), -9223372036854777856e0), 9223372036854775808e0), -9223372036854777856e0), 0) + 0e0) AS SIGNED) FROM `reminders` ORDER BY `reminders`.`id`
