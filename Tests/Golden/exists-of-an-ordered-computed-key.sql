-- SQLite 3.40
SELECT max("t"."id") FROM "tags" AS "t" HAVING EXISTS (SELECT 1 FROM "tags" AS "s" GROUP BY "s"."id")

-- PostgreSQL 13
SELECT max("t"."id") FROM "tags" AS "t" HAVING EXISTS (SELECT ((nullif(nullif(greatest(least(CAST('1970-01-01 00:00:00.000000+00' AS timestamptz) AT TIME ZONE 'UTC' + interval '10000 years' + nullif(nullif(greatest(least("s"."weight" * CAST(4 AS bigint), 316000000001), -316000000001), 316000000001), -316000000001) * interval '1 second', timestamp '20000-01-01'), timestamp '10000-12-31 23:59:59.999999'), timestamp '20000-01-01'), timestamp '10000-12-31 23:59:59.999999') - interval '10000 years') AT TIME ZONE 'UTC') FROM "tags" AS "s" GROUP BY "s"."id" ORDER BY "s"."id" DESC, "s"."weight" * CAST(4 AS bigint) NULLS FIRST)

-- MariaDB 10.11
SELECT max(`t`.`id`) FROM `tags` AS `t` HAVING EXISTS (SELECT 1 FROM `tags` AS `s` GROUP BY `s`.`id`)
