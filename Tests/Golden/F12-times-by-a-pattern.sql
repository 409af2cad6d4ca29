-- SQLite 3.40
SELECT CAST(substr("reminders"."dueDate", 12) AS TEXT), CAST(CAST(substr(substr("reminders"."dueDate", 12), 1, 2) AS INTEGER) AS TEXT) || ' o''clock', CAST(CAST(substr(koine_time(printf('%02d:%02d:%02d', coalesce("reminders"."id", -1), coalesce(?1, -1), coalesce(?2, -1))), 1, 2) AS INTEGER) AS TEXT) || ':' || substr(CAST(koine_time(printf('%02d:%02d:%02d', coalesce("reminders"."id", -1), coalesce(?3, -1), coalesce(?4, -1))) AS TEXT), 4, 2) || ' ' || substr(CAST(koine_time(printf('%02d:%02d:%02d', coalesce("reminders"."id", -1), coalesce(?5, -1), coalesce(?6, -1))) AS TEXT), 7, 2), substr(CAST(koine_time(printf('%02d:%02d:%02d', coalesce("reminders"."id" + ?7, -1), coalesce(?8, -1), coalesce(?9, -1))) AS TEXT), 1, 5) FROM "reminders" WHERE "reminders"."id" < ?10 ORDER BY "reminders"."id"
-- 1: 59 (integer 64)
-- 2: 7 (integer 64)
-- 3: 59 (integer 64)
-- 4: 7 (integer 64)
-- 5: 59 (integer 64)
-- 6: 7 (integer 64)
-- 7: 21 (integer 64)
-- 8: 0 (integer 64)
-- 9: 0 (integer 64)
-- 10: 4 (integer 64)

-- PostgreSQL 13
SELECT to_char(CAST(CAST("reminders"."dueDate" AT TIME ZONE 'UTC' AS time) AS interval), 'HH24:MI:SS.US'), CAST(CAST(extract(hour FROM CAST("reminders"."dueDate" AT TIME ZONE 'UTC' AS time)) AS bigint) AS text) || ' o''clock', CAST(CAST(extract(hour FROM CAST(substring(to_char("reminders"."id", 'FM00') || ':' || to_char($1, 'FM00') || ':' || to_char($2, 'FM00') FROM '^(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:[.][0-9]{1,6})?)?$') AS time)) AS bigint) AS text) || ':' || substr(to_char(CAST(CAST(substring(to_char("reminders"."id", 'FM00') || ':' || to_char($3, 'FM00') || ':' || to_char($4, 'FM00') FROM '^(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:[.][0-9]{1,6})?)?$') AS time) AS interval), 'HH24:MI:SS.US'), CAST(4 AS integer), CAST(2 AS integer)) || ' ' || substr(to_char(CAST(CAST(substring(to_char("reminders"."id", 'FM00') || ':' || to_char($5, 'FM00') || ':' || to_char($6, 'FM00') FROM '^(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:[.][0-9]{1,6})?)?$') AS time) AS interval), 'HH24:MI:SS.US'), CAST(7 AS integer), CAST(2 AS integer)), substr(to_char(CAST(CAST(substring(to_char("reminders"."id" + $7, 'FM00') || ':' || to_char($8, 'FM00') || ':' || to_char($9, 'FM00') FROM '^(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:[.][0-9]{1,6})?)?$') AS time) AS interval), 'HH24:MI:SS.US'), CAST(1 AS integer), CAST(5 AS integer)) FROM "reminders" WHERE "reminders"."id" < $10 ORDER BY "reminders"."id"
-- 1: 59 (integer 64)
-- 2: 7 (integer 64)
-- 3: 59 (integer 64)
-- 4: 7 (integer 64)
-- 5: 59 (integer 64)
-- 6: 7 (integer 64)
-- 7: 21 (integer 64)
-- 8: 0 (integer 64)
-- 9: 0 (integer 64)
-- 10: 4 (integer 64)

-- MariaDB 10.11
SELECT CAST(CAST(CAST(`reminders`.`dueDate` AS TIME(6)) AS TIME(6)) AS CHAR), concat(CAST(HOUR(CAST(`reminders`.`dueDate` AS TIME(6))) AS CHAR(20)), ' o''clock'), concat(concat(concat(concat(CAST(HOUR(CAST(nullif(regexp_substr(concat(lpad(nullif(nullif(greatest(least(`reminders`.`id`, 100), -1), 100), -1), 2, '0'), ':', lpad(nullif(nullif(greatest(least(?, 100), -1), 100), -1), 2, '0'), ':', lpad(nullif(nullif(greatest(least(?, 100), -1), 100), -1), 2, '0')), '(?s)^(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:[.][0-9]{1,6})?)?(?!.)'), '') AS TIME(6))) AS CHAR(20)), ':'), substring(CAST(CAST(CAST(nullif(regexp_substr(concat(lpad(nullif(nullif(greatest(least(`reminders`.`id`, 100), -1), 100), -1), 2, '0'), ':', lpad(nullif(nullif(greatest(least(?, 100), -1), 100), -1), 2, '0'), ':', lpad(nullif(nullif(greatest(least(?, 100), -1), 100), -1), 2, '0')), '(?s)^(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:[.][0-9]{1,6})?)?(?!.)'), '') AS TIME(6)) AS TIME(6)) AS CHAR), 4, 2)), ' '), substring(CAST(CAST(CAST(nullif(regexp_substr(concat(lpad(nullif(nullif(greatest(least(`reminders`.`id`, 100), -1), 100), -1), 2, '0'), ':', lpad(nullif(nullif(greatest(least(?, 100), -1), 100), -1), 2, '0'), ':', lpad(nullif(nullif(greatest(least(?, 100), -1), 100), -1), 2, '0')), '(?s)^(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:[.][0-9]{1,6})?)?(?!.)'), '') AS TIME(6)) AS TIME(6)) AS CHAR), 7, 2)), substring(CAST(CAST(CAST(nullif(regexp_substr(concat(lpad(nullif(nullif(greatest(least(`reminders`.`id` + ?, 100), -1), 100), -1), 2, '0'), ':', lpad(nullif(nullif(greatest(least(?, 100), -1), 100), -1), 2, '0'), ':', lpad(nullif(nullif(greatest(least(?, 100), -1), 100), -1), 2, '0')), '(?s)^(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:[.][0-9]{1,6})?)?(?!.)'), '') AS TIME(6)) AS TIME(6)) AS CHAR), 1, 5) FROM `reminders` WHERE `reminders`.`id` < ? ORDER BY `reminders`.`id`
-- 1: 59 (integer 64)
-- 2: 7 (integer 64)
-- 3: 59 (integer 64)
-- 4: 7 (integer 64)
-- 5: 59 (integer 64)
-- 6: 7 (integer 64)
-- 7: 21 (integer 64)
-- 8: 0 (integer 64)
-- 9: 0 (integer 64)
-- 10: 4 (integer 64)
