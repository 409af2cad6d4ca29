-- SQLite 3.40
SELECT '''yyyy ' || substr(CAST("reminders"."dueDate" AS TEXT), 1, 4) || '年' || CAST(CAST(substr("reminders"."dueDate", 6, 2) AS INTEGER) AS TEXT) || '月 \ %' || CAST(CAST(substr("reminders"."dueDate", 9, 2) AS INTEGER) AS TEXT) || '''"s' FROM "reminders" WHERE "reminders"."id" = ?1
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT '''yyyy ' || substr(to_char("reminders"."dueDate" AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), CAST(1 AS integer), CAST(4 AS integer)) || '年' || CAST(CAST(extract(month FROM "reminders"."dueDate" AT TIME ZONE 'UTC') AS bigint) AS text) || E'月 \\ %' || CAST(CAST(extract(day FROM "reminders"."dueDate" AT TIME ZONE 'UTC') AS bigint) AS text) || '''"s' FROM "reminders" WHERE "reminders"."id" = $1
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT concat(concat(concat(concat(concat(concat('''yyyy ', substring(CAST(CAST(`reminders`.`dueDate` AS DATETIME(6)) AS CHAR), 1, 4)), '年'), CAST(MONTH(`reminders`.`dueDate`) AS CHAR(20))), CONVERT(x'e69c88205c2025' USING utf8mb4) COLLATE utf8mb4_nopad_bin), CAST(DAY(`reminders`.`dueDate`) AS CHAR(20))), '''"s') FROM `reminders` WHERE `reminders`.`id` = ?
-- 1: 1 (integer 64)
