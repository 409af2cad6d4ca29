-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" WHERE EXISTS (SELECT 1 FROM "reminders" AS "reminders_2" WHERE "reminders_2"."id" <> "reminders"."id" AND ("reminders_2"."dueDate" < nullif(max('0001', date(substr("reminders"."dueDate", 1, 10), ?1 || ' days') || substr("reminders"."dueDate", 11)), '0001') AND "reminders"."dueDate" < nullif(max('0001', date(substr("reminders_2"."dueDate", 1, 10), ?2 || ' days') || substr("reminders_2"."dueDate", 11)), '0001') AND "reminders_2"."dueDate" < nullif(max('0001', date(substr("reminders_2"."dueDate", 1, 10), ?3 || ' days') || substr("reminders_2"."dueDate", 11)), '0001') AND "reminders"."dueDate" < nullif(max('0001', date(substr("reminders"."dueDate", 1, 10), ?4 || ' days') || substr("reminders"."dueDate", 11)), '0001'))) ORDER BY "reminders"."id"
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 1 (integer 64)
-- 4: 1 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" WHERE EXISTS (SELECT 1 FROM "reminders" AS "reminders_2" WHERE "reminders_2"."id" <> "reminders"."id" AND ("reminders_2"."dueDate" < (nullif(nullif(greatest(least("reminders"."dueDate" AT TIME ZONE 'UTC' + make_interval(days => CAST($1 AS integer)), timestamp '10000-01-01'), timestamp '0001-12-31 23:59:59.999999 BC'), timestamp '10000-01-01'), timestamp '0001-12-31 23:59:59.999999 BC') AT TIME ZONE 'UTC') AND "reminders"."dueDate" < (nullif(nullif(greatest(least("reminders_2"."dueDate" AT TIME ZONE 'UTC' + make_interval(days => CAST($2 AS integer)), timestamp '10000-01-01'), timestamp '0001-12-31 23:59:59.999999 BC'), timestamp '10000-01-01'), timestamp '0001-12-31 23:59:59.999999 BC') AT TIME ZONE 'UTC') AND "reminders_2"."dueDate" < (nullif(nullif(greatest(least("reminders_2"."dueDate" AT TIME ZONE 'UTC' + make_interval(days => CAST($3 AS integer)), timestamp '10000-01-01'), timestamp '0001-12-31 23:59:59.999999 BC'), timestamp '10000-01-01'), timestamp '0001-12-31 23:59:59.999999 BC') AT TIME ZONE 'UTC') AND "reminders"."dueDate" < (nullif(nullif(greatest(least("reminders"."dueDate" AT TIME ZONE 'UTC' + make_interval(days => CAST($4 AS integer)), timestamp '10000-01-01'), timestamp '0001-12-31 23:59:59.999999 BC'), timestamp '10000-01-01'), timestamp '0001-12-31 23:59:59.999999 BC') AT TIME ZONE 'UTC'))) ORDER BY "reminders"."id"
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 1 (integer 64)
-- 4: 1 (integer 64)

-- MariaDB 10.11
SELECT `reminders`.`id` FROM `reminders` WHERE EXISTS (SELECT 1 FROM `reminders` AS `reminders_2` WHERE `reminders_2`.`id` <> `reminders`.`id` AND (`reminders_2`.`dueDate` < CASE WHEN TIMESTAMPDIFF(DAY, '0001-01-01', `reminders`.`dueDate`) + ? BETWEEN 0 AND 3652058 THEN CAST(CAST(`reminders`.`dueDate` AS DATETIME(6)) + INTERVAL ? DAY AS DATETIME(6)) END AND `reminders`.`dueDate` < CASE WHEN TIMESTAMPDIFF(DAY, '0001-01-01', `reminders_2`.`dueDate`) + ? BETWEEN 0 AND 3652058 THEN CAST(CAST(`reminders_2`.`dueDate` AS DATETIME(6)) + INTERVAL ? DAY AS DATETIME(6)) END AND `reminders_2`.`dueDate` < CASE WHEN TIMESTAMPDIFF(DAY, '0001-01-01', `reminders_2`.`dueDate`) + ? BETWEEN 0 AND 3652058 THEN CAST(CAST(`reminders_2`.`dueDate` AS DATETIME(6)) + INTERVAL ? DAY AS DATETIME(6)) END AND `reminders`.`dueDate` < CASE WHEN TIMESTAMPDIFF(DAY, '0001-01-01', `reminders`.`dueDate`) + ? BETWEEN 0 AND 3652058 THEN CAST(CAST(`reminders`.`dueDate` AS DATETIME(6)) + INTERVAL ? DAY AS DATETIME(6)) END)) ORDER BY `reminders`.`id`
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 1 (integer 64)
-- 4: 1 (integer 64)
-- 5: 1 (integer 64)
-- 6: 1 (integer 64)
-- 7: 1 (integer 64)
-- 8: 1 (integer 64)
