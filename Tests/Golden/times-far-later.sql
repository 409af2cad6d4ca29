-- SQLite 3.40
SELECT substr((SELECT nullif(max('0001', datetime(substr("koine_operand"."value", 1, 19), (nullif(nullif(max(min("koine_operand"."value_2", 87777778), -87777778), 87777778), -87777778) * 3600) || ' seconds') || substr("koine_operand"."value", 20)), '0001') FROM (SELECT ('2000-01-01' || ' ' || ?1) AS "value", ?2 % ?3 AS "value_2" LIMIT 1) AS "koine_operand"), 12), substr((SELECT nullif(max('0001', strftime('%Y-%m-%d %H:%M:%S', ("koine_operand"."value" - ("koine_operand"."value" % 1000000 + 1000000) % 1000000) / 1000000, 'unixepoch') || printf('.%06d', ("koine_operand"."value" % 1000000 + 1000000) % 1000000)), '0001') FROM (SELECT (SELECT (CAST(strftime('%s', substr("koine_operand"."value", 1, 19)) AS INTEGER) * 1000000 + CAST(substr("koine_operand"."value", 21) AS INTEGER)) FROM (SELECT ('2000-01-01' || ' ' || ?4) AS "value" LIMIT 1) AS "koine_operand") + koine_integer(?5 % ?6, -316000000000000000, 316000000000000000) AS "value" LIMIT 1) AS "koine_operand"), 12), substr((SELECT nullif(max('0001', strftime('%Y-%m-%d %H:%M:%S', ("koine_operand"."value" - ("koine_operand"."value" % 1000000 + 1000000) % 1000000) / 1000000, 'unixepoch') || printf('.%06d', ("koine_operand"."value" % 1000000 + 1000000) % 1000000)), '0001') FROM (SELECT (SELECT (CAST(strftime('%s', substr("koine_operand"."value", 1, 19)) AS INTEGER) * 1000000 + CAST(substr("koine_operand"."value", 21) AS INTEGER)) FROM (SELECT ('2000-01-01' || ' ' || ?7) AS "value" LIMIT 1) AS "koine_operand") + koine_integer(?8 % ?9, -316000000000000, 316000000000000) * 1000 AS "value" LIMIT 1) AS "koine_operand"), 12) FROM "tags" WHERE "tags"."id" = ?10
-- 1: 00:00:00.000000 (time)
-- 2: 9223372036854775807 (integer 64)
-- 3: 24 (integer 64)
-- 4: 00:00:00.000000 (time)
-- 5: 9223372036854775807 (integer 64)
-- 6: 86400000000 (integer 64)
-- 7: 00:00:00.000000 (time)
-- 8: -9223372036854775807 (integer 64)
-- 9: 86400000 (integer 64)
-- 10: 1 (integer 64)

-- PostgreSQL 13
SELECT CAST(((nullif(nullif(greatest(least(((CAST('2000-01-01' AS date) + $1) AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' + interval '10000 years' + (nullif(nullif(greatest(least($2 % $3, 87777778), -87777778), 87777778), -87777778) * CAST(3600 AS bigint)) * interval '1 second', timestamp '20000-01-01'), timestamp '10000-12-31 23:59:59.999999'), timestamp '20000-01-01'), timestamp '10000-12-31 23:59:59.999999') - interval '10000 years') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' AS time), CAST((SELECT ((nullif(nullif(greatest(least("koine_operand"."value" AT TIME ZONE 'UTC' + interval '10000 years' + (nullif(nullif(greatest(least("koine_operand"."value_2", 316000000000000001), -316000000000000001), 316000000000000001), -316000000000000001) / 1000000) * interval '1 second' + (nullif(nullif(greatest(least("koine_operand"."value_2", 316000000000000001), -316000000000000001), 316000000000000001), -316000000000000001) % 1000000) * interval '1 microsecond', timestamp '20000-01-01'), timestamp '10000-12-31 23:59:59.999999'), timestamp '20000-01-01'), timestamp '10000-12-31 23:59:59.999999') - interval '10000 years') AT TIME ZONE 'UTC') FROM (SELECT ((CAST('2000-01-01' AS date) + $4) AT TIME ZONE 'UTC') AS "value", $5 % $6 AS "value_2" LIMIT 1) AS "koine_operand") AT TIME ZONE 'UTC' AS time), CAST((SELECT ((nullif(nullif(greatest(least("koine_operand"."value" AT TIME ZONE 'UTC' + interval '10000 years' + ((nullif(nullif(greatest(least("koine_operand"."value_2", 316000000000001), -316000000000001), 316000000000001), -316000000000001) * CAST(1000 AS bigint)) / 1000000) * interval '1 second' + ((nullif(nullif(greatest(least("koine_operand"."value_2", 316000000000001), -316000000000001), 316000000000001), -316000000000001) * CAST(1000 AS bigint)) % 1000000) * interval '1 microsecond', timestamp '20000-01-01'), timestamp '10000-12-31 23:59:59.999999'), timestamp '20000-01-01'), timestamp '10000-12-31 23:59:59.999999') - interval '10000 years') AT TIME ZONE 'UTC') FROM (SELECT ((CAST('2000-01-01' AS date) + $7) AT TIME ZONE 'UTC') AS "value", $8 % $9 AS "value_2" LIMIT 1) AS "koine_operand") AT TIME ZONE 'UTC' AS time) FROM "tags" WHERE "tags"."id" = $10
-- 1: 00:00:00.000000 (time)
-- 2: 9223372036854775807 (integer 64)
-- 3: 24 (integer 64)
-- 4: 00:00:00.000000 (time)
-- 5: 9223372036854775807 (integer 64)
-- 6: 86400000000 (integer 64)
-- 7: 00:00:00.000000 (time)
-- 8: -9223372036854775807 (integer 64)
-- 9: 86400000 (integer 64)
-- 10: 1 (integer 64)

-- MariaDB 10.11
SELECT CAST((SELECT CASE WHEN TIMESTAMPDIFF(SECOND, '0001-01-01', `koine_operand`.`value`) + (nullif(nullif(greatest(least(`koine_operand`.`value_2`, 87777778), -87777778), 87777778), -87777778) * 3600) BETWEEN 0 AND 315537897599 THEN CAST(CAST(`koine_operand`.`value` AS DATETIME(6)) + INTERVAL (nullif(nullif(greatest(least(`koine_operand`.`value_2`, 87777778), -87777778), 87777778), -87777778) * 3600) SECOND AS DATETIME(6)) END FROM JSON_TABLE(JSON_ARRAY(CAST(TIMESTAMP(DATE'2000-01-01', ?) AS DATETIME(6)), ? % ?), '$' COLUMNS (value DATETIME(6) PATH '$[0]', value_2 BIGINT PATH '$[1]')) AS koine_operand) AS TIME(6)), CAST((SELECT CASE WHEN TIMESTAMPDIFF(MICROSECOND, '0001-01-01', `koine_operand`.`value`) + nullif(nullif(greatest(least(`koine_operand`.`value_2`, 316000000000000001), -316000000000000001), 316000000000000001), -316000000000000001) BETWEEN 0 AND 315537897599999999 THEN CAST(CAST(`koine_operand`.`value` AS DATETIME(6)) + INTERVAL nullif(nullif(greatest(least(`koine_operand`.`value_2`, 316000000000000001), -316000000000000001), 316000000000000001), -316000000000000001) MICROSECOND AS DATETIME(6)) END FROM JSON_TABLE(JSON_ARRAY(CAST(TIMESTAMP(DATE'2000-01-01', ?) AS DATETIME(6)), ? % ?), '$' COLUMNS (value DATETIME(6) PATH '$[0]', value_2 BIGINT PATH '$[1]')) AS koine_operand) AS TIME(6)), CAST((SELECT CASE WHEN TIMESTAMPDIFF(MICROSECOND, '0001-01-01', `koine_operand`.`value`) + (nullif(nullif(greatest(least(`koine_operand`.`value_2`, 316000000000001), -316000000000001), 316000000000001), -316000000000001) * 1000) BETWEEN 0 AND 315537897599999999 THEN CAST(CAST(`koine_operand`.`value` AS DATETIME(6)) + INTERVAL (nullif(nullif(greatest(least(`koine_operand`.`value_2`, 316000000000001), -316000000000001), 316000000000001), -316000000000001) * 1000) MICROSECOND AS DATETIME(6)) END FROM JSON_TABLE(JSON_ARRAY(CAST(TIMESTAMP(DATE'2000-01-01', ?) AS DATETIME(6)), ? % ?), '$' COLUMNS (value DATETIME(6) PATH '$[0]', value_2 BIGINT PATH '$[1]')) AS koine_operand) AS TIME(6)) FROM `tags` WHERE `tags`.`id` = ?
-- 1: 00:00:00.000000 (time)
-- 2: 9223372036854775807 (integer 64)
-- 3: 24 (integer 64)
-- 4: 00:00:00.000000 (time)
-- 5: 9223372036854775807 (integer 64)
-- 6: 86400000000 (integer 64)
-- 7: 00:00:00.000000 (time)
-- 8: -9223372036854775807 (integer 64)
-- 9: 86400000 (integer 64)
-- 10: 1 (integer 64)
