-- SQLite 3.40
SELECT CAST(strftime('%s', substr((SELECT nullif(max('0001', strftime('%Y-%m-%d %H:%M:%S', ("koine_operand"."value" - ("koine_operand"."value" % 1000000 + 1000000) % 1000000) / 1000000, 'unixepoch') || printf('.%06d', ("koine_operand"."value" % 1000000 + 1000000) % 1000000)), '0001') FROM (SELECT (SELECT (CAST(strftime('%s', substr("koine_operand"."value", 1, 19)) AS INTEGER) * 1000000 + CAST(substr("koine_operand"."value", 21) AS INTEGER)) FROM (SELECT (SELECT nullif(max('0001', date(substr("koine_operand"."value", 1, 10), ?1 || ' days') || substr("koine_operand"."value", 11)), '0001') FROM (SELECT nullif(max('0001', CASE WHEN substr(date(substr("reminders"."dueDate", 1, 10), ?2 || ' months'), 9) = substr("reminders"."dueDate", 9, 2) THEN date(substr("reminders"."dueDate", 1, 10), ?3 || ' months') ELSE date(substr("reminders"."dueDate", 1, 10), ?4 || ' months', 'start of month', '-1 day') END || substr("reminders"."dueDate", 11)), '0001') AS "value" LIMIT 1) AS "koine_operand") AS "value" LIMIT 1) AS "koine_operand") + ?5 AS "value" LIMIT 1) AS "koine_operand"), 1, 19)) AS INTEGER), substr((SELECT nullif(max('0001', date(substr("koine_operand"."value", 1, 10), ?6 || ' days') || substr("koine_operand"."value", 11)), '0001') FROM (SELECT nullif(max('0001', CASE WHEN substr(date(substr("reminders"."dueDate", 1, 10), ?7 || ' months'), 9) = substr("reminders"."dueDate", 9, 2) THEN date(substr("reminders"."dueDate", 1, 10), ?8 || ' months') ELSE date(substr("reminders"."dueDate", 1, 10), ?9 || ' months', 'start of month', '-1 day') END || substr("reminders"."dueDate", 11)), '0001') AS "value" LIMIT 1) AS "koine_operand"), 1, 10), (SELECT nullif(max('0001', CASE WHEN substr(date("koine_operand"."value", ?10 || ' months'), 9) = substr("koine_operand"."value", 9, 2) THEN date("koine_operand"."value", ?11 || ' months') ELSE date("koine_operand"."value", ?12 || ' months', 'start of month', '-1 day') END), '0001') FROM (SELECT substr("reminders"."dueDate", 1, 10) AS "value" LIMIT 1) AS "koine_operand") FROM "reminders" WHERE "reminders"."dueDate" IS NOT NULL AND "reminders"."id" <> ?13 ORDER BY "reminders"."id"
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 1 (integer 64)
-- 4: 1 (integer 64)
-- 5: -3600000000 (integer 64)
-- 6: -7 (integer 64)
-- 7: -12 (integer 64)
-- 8: -12 (integer 64)
-- 9: -12 (integer 64)
-- 10: 1 (integer 64)
-- 11: 1 (integer 64)
-- 12: 1 (integer 64)
-- 13: 5 (integer 64)

-- PostgreSQL 13
SELECT CAST(extract(epoch FROM date_trunc('second', (nullif(nullif(greatest(least((nullif(nullif(greatest(least((nullif(nullif(greatest(least("reminders"."dueDate" AT TIME ZONE 'UTC' + make_interval(months => CAST($1 AS integer)), timestamp '10000-01-01'), timestamp '0001-12-31 23:59:59.999999 BC'), timestamp '10000-01-01'), timestamp '0001-12-31 23:59:59.999999 BC') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' + make_interval(days => CAST($2 AS integer)), timestamp '10000-01-01'), timestamp '0001-12-31 23:59:59.999999 BC'), timestamp '10000-01-01'), timestamp '0001-12-31 23:59:59.999999 BC') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' + ($3 / 1000000) * interval '1 second' + ($4 % 1000000) * interval '1 microsecond', timestamp '10000-01-01'), timestamp '0001-12-31 23:59:59.999999 BC'), timestamp '10000-01-01'), timestamp '0001-12-31 23:59:59.999999 BC') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC')) AS bigint), CAST((nullif(nullif(greatest(least((nullif(nullif(greatest(least("reminders"."dueDate" AT TIME ZONE 'UTC' + make_interval(months => CAST($5 AS integer)), timestamp '10000-01-01'), timestamp '0001-12-31 23:59:59.999999 BC'), timestamp '10000-01-01'), timestamp '0001-12-31 23:59:59.999999 BC') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' + make_interval(days => CAST($6 AS integer)), timestamp '10000-01-01'), timestamp '0001-12-31 23:59:59.999999 BC'), timestamp '10000-01-01'), timestamp '0001-12-31 23:59:59.999999 BC') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' AS date), CAST(nullif(nullif(greatest(least(CAST(CAST("reminders"."dueDate" AT TIME ZONE 'UTC' AS date) AS timestamp) + make_interval(months => CAST($7 AS integer)), timestamp '10000-01-01'), timestamp '0001-12-31 23:59:59.999999 BC'), timestamp '10000-01-01'), timestamp '0001-12-31 23:59:59.999999 BC') AS date) FROM "reminders" WHERE "reminders"."dueDate" IS NOT NULL AND "reminders"."id" <> $8 ORDER BY "reminders"."id"
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: -3600000000 (integer 64)
-- 4: -3600000000 (integer 64)
-- 5: -12 (integer 64)
-- 6: -7 (integer 64)
-- 7: 1 (integer 64)
-- 8: 5 (integer 64)

-- MariaDB 10.11
SELECT TIMESTAMPDIFF(SECOND, '1970-01-01', CAST((SELECT CASE WHEN TIMESTAMPDIFF(MICROSECOND, '0001-01-01', `koine_operand`.`value`) + ? BETWEEN 0 AND 315537897599999999 THEN CAST(CAST(`koine_operand`.`value` AS DATETIME(6)) + INTERVAL ? MICROSECOND AS DATETIME(6)) END FROM JSON_TABLE(JSON_ARRAY((SELECT CASE WHEN TIMESTAMPDIFF(DAY, '0001-01-01', `koine_operand`.`value`) + ? BETWEEN 0 AND 3652058 THEN CAST(CAST(`koine_operand`.`value` AS DATETIME(6)) + INTERVAL ? DAY AS DATETIME(6)) END FROM JSON_TABLE(JSON_ARRAY(CASE WHEN TIMESTAMPDIFF(MONTH, '0001-01-01', `reminders`.`dueDate`) + ? BETWEEN 0 AND 119987 THEN CAST(CAST(`reminders`.`dueDate` AS DATETIME(6)) + INTERVAL ? MONTH AS DATETIME(6)) END), '$' COLUMNS (value DATETIME(6) PATH '$[0]')) AS koine_operand)), '$' COLUMNS (value DATETIME(6) PATH '$[0]')) AS koine_operand) AS DATETIME)), CAST((SELECT CASE WHEN TIMESTAMPDIFF(DAY, '0001-01-01', `koine_operand`.`value`) + ? BETWEEN 0 AND 3652058 THEN CAST(CAST(`koine_operand`.`value` AS DATETIME(6)) + INTERVAL ? DAY AS DATETIME(6)) END FROM JSON_TABLE(JSON_ARRAY(CASE WHEN TIMESTAMPDIFF(MONTH, '0001-01-01', `reminders`.`dueDate`) + ? BETWEEN 0 AND 119987 THEN CAST(CAST(`reminders`.`dueDate` AS DATETIME(6)) + INTERVAL ? MONTH AS DATETIME(6)) END), '$' COLUMNS (value DATETIME(6) PATH '$[0]')) AS koine_operand) AS DATE), (SELECT CASE WHEN TIMESTAMPDIFF(MONTH, '0001-01-01', `koine_operand`.`value`) + ? BETWEEN 0 AND 119987 THEN CAST(CAST(`koine_operand`.`value` AS DATE) + INTERVAL ? MONTH AS DATE) END FROM JSON_TABLE(JSON_ARRAY(CAST(`reminders`.`dueDate` AS DATE)), '$' COLUMNS (value DATE PATH '$[0]')) AS koine_operand) FROM `reminders` WHERE `reminders`.`dueDate` IS NOT NULL AND `reminders`.`id` <> ? ORDER BY `reminders`.`id`
-- 1: -3600000000 (integer 64)
-- 2: -3600000000 (integer 64)
-- 3: 1 (integer 64)
-- 4: 1 (integer 64)
-- 5: 1 (integer 64)
-- 6: 1 (integer 64)
-- 7: -7 (integer 64)
-- 8: -7 (integer 64)
-- 9: -12 (integer 64)
-- 10: -12 (integer 64)
-- 11: 1 (integer 64)
-- 12: 1 (integer 64)
-- 13: 5 (integer 64)
