-- SQLite 3.40
SELECT count(*) FROM (SELECT 1 FROM "reminders" GROUP BY "reminders"."prio") AS "rows"

-- PostgreSQL 13
SELECT count(*) FROM (SELECT 1 FROM "reminders" GROUP BY "reminders"."prio") AS "rows"

-- MariaDB 10.11
SELECT count(*) FROM (SELECT 1 FROM `reminders` GROUP BY `reminders`.`prio`) AS `rows`
