-- SQLite 3.40
SELECT "t"."id" FROM "tags" AS "t" WHERE EXISTS (SELECT 1 FROM "tags" AS "s" GROUP BY "s"."reminderID")

-- PostgreSQL 13
SELECT "t"."id" FROM "tags" AS "t" WHERE EXISTS (SELECT (SELECT ((nullif(nullif(greatest(least(CAST('1970-01-01 00:00:00.000000+00' AS timestamptz) AT TIME ZONE 'UTC' + interval '10000 years' + (nullif(nullif(greatest(least("koine_operand"."value", 316000000000000001), -316000000000000001), 316000000000000001), -316000000000000001) / 1000000) * interval '1 second' + (nullif(nullif(greatest(least("koine_operand"."value", 316000000000000001), -316000000000000001), 316000000000000001), -316000000000000001) % 1000000) * interval '1 microsecond', timestamp '20000-01-01'), timestamp '10000-12-31 23:59:59.999999'), timestamp '20000-01-01'), timestamp '10000-12-31 23:59:59.999999') - interval '10000 years') AT TIME ZONE 'UTC') FROM (SELECT (greatest(ARRAY["s"."reminderID"], ARRAY[abs("s"."reminderID")]))[1] AS "value" LIMIT 1) AS "koine_operand") FROM "tags" AS "s" GROUP BY "s"."reminderID")

-- MariaDB 10.11
SELECT `t`.`id` FROM `tags` AS `t` WHERE EXISTS (SELECT 1 FROM `tags` AS `s` GROUP BY `s`.`reminderID`)
