-- SQLite 3.40
SELECT count(*) FROM "reminders" WHERE "reminders"."dueDate" < (SELECT strftime('%Y-%m-%d %H:%M:%f000', 'now')) AND substr((SELECT strftime('%Y-%m-%d %H:%M:%f000', 'now')), 1, 10) > ?1
-- 1: 2020-01-01 (date)

-- PostgreSQL 13
SELECT count(*) FROM "reminders" WHERE "reminders"."dueDate" < statement_timestamp() AND CAST(statement_timestamp() AT TIME ZONE 'UTC' AS date) > $1
-- 1: 2020-01-01 (date)

-- MariaDB 10.11
SELECT count(*) FROM `reminders` WHERE `reminders`.`dueDate` < UTC_TIMESTAMP(6) AND CAST(UTC_TIMESTAMP(6) AS DATE) > ?
-- 1: 2020-01-01 (date)
