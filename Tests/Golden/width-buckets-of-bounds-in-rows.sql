-- SQLite 3.40
SELECT koine_integer(min(CAST(?1 AS REAL) + 1.0, max(koine_floor(((CAST("reminders"."id" AS REAL) - CAST("reminders"."prio" AS REAL)) / (CAST(?2 AS REAL) - CAST("reminders"."prio" AS REAL))) * CASE WHEN ?3 > 0 THEN CAST(?4 AS REAL) END) + 1.0, 0.0)), -9223372036854775808, 9223372036854775807), koine_integer(min(CAST("reminders"."prio" AS REAL) + 1.0, max(koine_floor(((CAST("reminders"."id" AS REAL) - CAST(?5 AS REAL)) / (CAST(?6 AS REAL) - CAST(?7 AS REAL))) * CASE WHEN "reminders"."prio" > 0 THEN CAST("reminders"."prio" AS REAL) END) + 1.0, 0.0)), -9223372036854775808, 9223372036854775807), koine_integer(min(CAST(?8 AS REAL) + 1.0, max(koine_floor(((CAST("reminders"."id" AS REAL) - CAST("reminders"."id" AS REAL)) / (CAST("reminders"."id" AS REAL) - CAST("reminders"."id" AS REAL))) * CASE WHEN ?9 > 0 THEN CAST(?10 AS REAL) END) + 1.0, 0.0)), -9223372036854775808, 9223372036854775807) FROM "reminders" ORDER BY "reminders"."id"
-- 1: 2 (integer 64)
-- 2: 6 (integer 64)
-- 3: 2 (integer 64)
-- 4: 2 (integer 64)
-- 5: 0 (integer 64)
-- 6: 10 (integer 64)
-- 7: 0 (integer 64)
-- 8: 1 (integer 64)
-- 9: 1 (integer 64)
-- 10: 1 (integer 64)

-- PostgreSQL 13
SELECT CAST(trunc(nullif(nullif(greatest(least((least(array_remove(ARRAY[(greatest(ARRAY[floor(((CAST("reminders"."id" AS double precision) - CAST("reminders"."prio" AS double precision)) / nullif(CAST($1 AS double precision) - CAST("reminders"."prio" AS double precision), 0)) * CASE WHEN $2 > CAST(0 AS bigint) THEN CAST($3 AS double precision) END) + CAST('1.0' AS double precision)], ARRAY[CAST('0.0' AS double precision)]))[1]], NULL), array_remove(ARRAY[CAST($4 AS double precision) + CAST('1.0' AS double precision)], NULL)))[1], 9223372036854775808), -9223372036854777856), 9223372036854775808), -9223372036854777856)) AS bigint), CAST(trunc(nullif(nullif(greatest(least((least(array_remove(ARRAY[(greatest(ARRAY[floor(((CAST("reminders"."id" AS double precision) - CAST($5 AS double precision)) / nullif(CAST($6 AS double precision) - CAST($7 AS double precision), 0)) * CASE WHEN "reminders"."prio" > CAST(0 AS bigint) THEN CAST("reminders"."prio" AS double precision) END) + CAST('1.0' AS double precision)], ARRAY[CAST('0.0' AS double precision)]))[1]], NULL), array_remove(ARRAY[CAST("reminders"."prio" AS double precision) + CAST('1.0' AS double precision)], NULL)))[1], 9223372036854775808), -9223372036854777856), 9223372036854775808), -9223372036854777856)) AS bigint), CAST(trunc(nullif(nullif(greatest(least((least(array_remove(ARRAY[(greatest(ARRAY[floor(((CAST("reminders"."id" AS double precision) - CAST("reminders"."id" AS double precision)) / nullif(CAST("reminders"."id" AS double precision) - CAST("reminders"."id" AS double precision), 0)) * CASE WHEN $8 > CAST(0 AS bigint) THEN CAST($9 AS double precision) END) + CAST('1.0' AS double precision)], ARRAY[CAST('0.0' AS double precision)]))[1]], NULL), array_remove(ARRAY[CAST($10 AS double precision) + CAST('1.0' AS double precision)], NULL)))[1], 9223372036854775808), -9223372036854777856), 9223372036854775808), -9223372036854777856)) AS bigint) FROM "reminders" ORDER BY "reminders"."id"
-- 1: 6 (integer 64)
-- 2: 2 (integer 64)
-- 3: 2 (integer 64)
-- 4: 2 (integer 64)
-- 5: 0 (integer 64)
-- 6: 10 (integer 64)
-- 7: 0 (integer 64)
-- 8: 1 (integer 64)
-- 9: 1 (integer 64)
-- 10: 1 (integer 64)

-- MariaDB 10.11
SELECT CAST((truncate(nullif(nullif(greatest(least(least(greatest((floor(((CAST(`reminders`.`id` AS DOUBLE) - CAST(`reminders`.`prio` AS DOUBLE)) / (CAST(? AS DOUBLE) - CAST(`reminders`.`prio` AS DOUBLE))) * CASE WHEN ? > 0 THEN CAST(? AS DOUBLE) END) + 0e0) + 1.0e0, 0.0e0), CAST(? AS DOUBLE) + 1.0e0), 9223372036854775808e0), -9223372036854777856e0), 9223372036854775808e0), -9223372036854777856e0), 0) + 0e0) AS SIGNED), CAST((truncate(nullif(nullif(greatest(least(least(greatest((floor(((CAST(`reminders`.`id` AS DOUBLE) - CAST(? AS DOUBLE)) / (CAST(? AS DOUBLE) - CAST(? AS DOUBLE))) * CASE WHEN `reminders`.`prio` > 0 THEN CAST(`reminders`.`prio` AS DOUBLE) END) + 0e0) + 1.0e0, 0.0e0), CAST(`reminders`.`prio` AS DOUBLE) + 1.0e0), 9223372036854775808e0), -9223372036854777856e0), 9223372036854775808e0), -9223372036854777856e0), 0) + 0e0) AS SIGNED), CAST((truncate(nullif(nullif(greatest(least(least(greatest((floor(((CAST(`reminders`.`id` AS DOUBLE) - CAST(`reminders`.`id` AS DOUBLE)) / (CAST(`reminders`.`id` AS DOUBLE) - CAST(`reminders`.`id` AS DOUBLE))) * CASE WHEN ? > 0 THEN CAST(? AS DOUBLE) END) + 0e0) + 1.0e0, 0.0e0), CAST(? AS DOUBLE) + 1.0e0), 9223372036854775808e0), -9223372036854777856e0), 9223372036854775808e0), -9223372036854777856e0), 0) + 0e0) AS SIGNED) FROM `reminders` ORDER BY `reminders`.`id`
-- 1: 6 (integer 64)
-- 2: 2 (integer 64)
-- 3: 2 (integer 64)
-- 4: 2 (integer 64)
-- 5: 0 (integer 64)
-- 6: 10 (integer 64)
-- 7: 0 (integer 64)
-- 8: 1 (integer 64)
-- 9: 1 (integer 64)
-- 10: 1 (integer 64)
