-- SQLite 3.40
SELECT CAST(substr(nullif(max('0001', date(substr("koine_groups"."koine_1", 1, 10), ?1 || ' days') || substr("koine_groups"."koine_1", 11)), '0001'), 9, 2) AS INTEGER) FROM (SELECT max(CASE WHEN "reminders"."prio" > ?2 AND NOT "reminders"."isCompleted" AND "reminders"."title" <> ?3 AND "reminders"."score" > ?4 THEN "reminders"."dueDate" ELSE "reminders"."dueDate" END) AS "koine_1", "reminders"."remindersListID" AS "koine_2" FROM "reminders" GROUP BY "reminders"."remindersListID") AS "koine_groups" ORDER BY "koine_groups"."koine_2"
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 'x' (text)
-- 4: 0.0 (double)

-- PostgreSQL 13
SELECT CAST(extract(day FROM (nullif(nullif(greatest(least(max(CASE WHEN "reminders"."prio" > $1 AND NOT "reminders"."isCompleted" AND "reminders"."title" <> $2 AND "reminders"."score" > $3 THEN "reminders"."dueDate" ELSE "reminders"."dueDate" END) AT TIME ZONE 'UTC' + make_interval(days => CAST($4 AS integer)), timestamp '10000-01-01'), timestamp '0001-12-31 23:59:59.999999 BC'), timestamp '10000-01-01'), timestamp '0001-12-31 23:59:59.999999 BC') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') AS bigint) FROM "reminders" GROUP BY "reminders"."remindersListID" ORDER BY "reminders"."remindersListID"
-- 1: 2 (integer 64)
-- 2: 'x' (text)
-- 3: 0.0 (double)
-- 4: 1 (integer 64)

-- MariaDB 10.11
SELECT DAY(CASE WHEN TIMESTAMPDIFF(DAY, '0001-01-01', max(CASE WHEN `reminders`.`prio` > ? AND `reminders`.`isCompleted` = FALSE AND `reminders`.`title` <> (? COLLATE `utf8mb4_nopad_bin`) AND `reminders`.`score` > ? THEN `reminders`.`dueDate` ELSE `reminders`.`dueDate` END)) + ? BETWEEN 0 AND 3652058 THEN CAST(CAST(max(CASE WHEN `reminders`.`prio` > ? AND `reminders`.`isCompleted` = FALSE AND `reminders`.`title` <> (? COLLATE `utf8mb4_nopad_bin`) AND `reminders`.`score` > ? THEN `reminders`.`dueDate` ELSE `reminders`.`dueDate` END) AS DATETIME(6)) + INTERVAL ? DAY AS DATETIME(6)) END) FROM `reminders` GROUP BY `reminders`.`remindersListID` ORDER BY `reminders`.`remindersListID`
-- 1: 2 (integer 64)
-- 2: 'x' (text)
-- 3: 0.0 (double)
-- 4: 1 (integer 64)
-- 5: 2 (integer 64)
-- 6: 'x' (text)
-- 7: 0.0 (double)
-- 8: 1 (integer 64)
