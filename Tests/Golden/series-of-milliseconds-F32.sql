-- SQLite 3.40
WITH RECURSIVE "integers" ("column1") AS (SELECT "start"."column1" FROM (SELECT ?1 AS "column1") AS "start" UNION ALL SELECT "integers"."column1" + ?2 FROM "integers" WHERE "integers"."column1" <= ?3) SELECT (CAST(strftime('%s', substr("series"."column1", 1, 19)) AS INTEGER) * 1000000 + CAST(substr("series"."column1", 21) AS INTEGER)) FROM (SELECT (SELECT nullif(max('0001', strftime('%Y-%m-%d %H:%M:%S', ("koine_operand"."value" - ("koine_operand"."value" % 1000000 + 1000000) % 1000000) / 1000000, 'unixepoch') || printf('.%06d', ("koine_operand"."value" % 1000000 + 1000000) % 1000000)), '0001') FROM (SELECT (CAST(strftime('%s', substr(?4, 1, 19)) AS INTEGER) * 1000000 + CAST(substr(?5, 21) AS INTEGER)) + koine_integer("integers"."column1" * ?6, -316000000000000, 316000000000000) * 1000 AS "value" LIMIT 1) AS "koine_operand") AS "column1" FROM "integers") AS "series" ORDER BY "series"."column1"
-- 1: 0 (integer 64)
-- 2: 1 (integer 64)
-- 3: 0 (integer 64)
-- 4: 2000-02-29 00:00:00.123456 (timestamp)
-- 5: 2000-02-29 00:00:00.123456 (timestamp)
-- 6: 2 (integer 64)

-- PostgreSQL 13
WITH RECURSIVE "integers" ("column1") AS (SELECT CAST("start"."column1" AS bigint) FROM (SELECT $1 AS "column1") AS "start" UNION ALL SELECT "integers"."column1" + $2 FROM "integers" WHERE "integers"."column1" <= $3) SELECT (CAST(CAST('x' || encode(timestamptz_send("series"."column1"), 'hex') AS bit(64)) AS bigint) + 946684800000000) FROM (SELECT (SELECT ((nullif(nullif(greatest(least($4 AT TIME ZONE 'UTC' + interval '10000 years' + ((nullif(nullif(greatest(least("koine_operand"."value", 316000000000001), -316000000000001), 316000000000001), -316000000000001) * CAST(1000 AS bigint)) / 1000000) * interval '1 second' + ((nullif(nullif(greatest(least("koine_operand"."value", 316000000000001), -316000000000001), 316000000000001), -316000000000001) * CAST(1000 AS bigint)) % 1000000) * interval '1 microsecond', timestamp '20000-01-01'), timestamp '10000-12-31 23:59:59.999999'), timestamp '20000-01-01'), timestamp '10000-12-31 23:59:59.999999') - interval '10000 years') AT TIME ZONE 'UTC') FROM (SELECT "integers"."column1" * $5 AS "value" LIMIT 1) AS "koine_operand") AS "column1" FROM "integers") AS "series" ORDER BY "series"."column1" NULLS FIRST
-- 1: 0 (integer 64)
-- 2: 1 (integer 64)
-- 3: 0 (integer 64)
-- 4: 2000-02-29 00:00:00.123456 (timestamp)
-- 5: 2 (integer 64)

-- MariaDB 10.11
WITH RECURSIVE `integers` (`column1`) AS (SELECT CAST(`start`.`column1` AS SIGNED) FROM (SELECT ? AS `column1`) AS `start` UNION ALL SELECT `integers`.`column1` + ? FROM `integers` WHERE `integers`.`column1` <= ?) SELECT TIMESTAMPDIFF(MICROSECOND, '1970-01-01', `series`.`column1`) FROM (SELECT (SELECT CASE WHEN TIMESTAMPDIFF(MICROSECOND, '0001-01-01', ?) + (nullif(nullif(greatest(least(`koine_operand`.`value`, 316000000000001), -316000000000001), 316000000000001), -316000000000001) * 1000) BETWEEN 0 AND 315537897599999999 THEN CAST(CAST(? AS DATETIME(6)) + INTERVAL (nullif(nullif(greatest(least(`koine_operand`.`value`, 316000000000001), -316000000000001), 316000000000001), -316000000000001) * 1000) MICROSECOND AS DATETIME(6)) END FROM JSON_TABLE(JSON_ARRAY(`integers`.`column1` * ?), '$' COLUMNS (value BIGINT PATH '$[0]')) AS koine_operand) AS `column1` FROM `integers`) AS `series` ORDER BY `series`.`column1`
-- 1: 0 (integer 64)
-- 2: 1 (integer 64)
-- 3: 0 (integer 64)
-- 4: 2000-02-29 00:00:00.123456 (timestamp)
-- 5: 2000-02-29 00:00:00.123456 (timestamp)
-- 6: 2 (integer 64)
