-- SQLite 3.40
SELECT koine_time(printf('%02d:%02d:%02d', coalesce("reminders"."id" + ?1, -1), coalesce(?2, -1), coalesce(?3, -1))), koine_time(printf('%02d:%02d:%02d', coalesce(?4, -1), coalesce("reminders"."id" + ?5, -1), coalesce(?6, -1))), koine_time(printf('%02d:%02d:%02d', coalesce(?7, -1), coalesce(?8, -1), coalesce("reminders"."id" - ?9, -1))), koine_time(printf('%02d:%02d:%02d', coalesce("reminders"."prio", -1), coalesce(?10, -1), coalesce(?11, -1))) FROM "reminders" ORDER BY "reminders"."id"
-- 1: 20 (integer 64)
-- 2: 59 (integer 64)
-- 3: 7 (integer 64)
-- 4: 0 (integer 64)
-- 5: 57 (integer 64)
-- 6: 0 (integer 64)
-- 7: 0 (integer 64)
-- 8: 0 (integer 64)
-- 9: 2 (integer 64)
-- 10: 0 (integer 64)
-- 11: 0 (integer 64)

-- PostgreSQL 13
SELECT CAST(substring(to_char("reminders"."id" + $1, 'FM00') || ':' || to_char($2, 'FM00') || ':' || to_char($3, 'FM00') FROM '^(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:[.][0-9]{1,6})?)?$') AS time), CAST(substring(to_char($4, 'FM00') || ':' || to_char("reminders"."id" + $5, 'FM00') || ':' || to_char($6, 'FM00') FROM '^(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:[.][0-9]{1,6})?)?$') AS time), CAST(substring(to_char($7, 'FM00') || ':' || to_char($8, 'FM00') || ':' || to_char("reminders"."id" - $9, 'FM00') FROM '^(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:[.][0-9]{1,6})?)?$') AS time), CAST(substring(to_char("reminders"."prio", 'FM00') || ':' || to_char($10, 'FM00') || ':' || to_char($11, 'FM00') FROM '^(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:[.][0-9]{1,6})?)?$') AS time) FROM "reminders" ORDER BY "reminders"."id"
-- 1: 20 (integer 64)
-- 2: 59 (integer 64)
-- 3: 7 (integer 64)
-- 4: 0 (integer 64)
-- 5: 57 (integer 64)
-- 6: 0 (integer 64)
-- 7: 0 (integer 64)
-- 8: 0 (integer 64)
-- 9: 2 (integer 64)
-- 10: 0 (integer 64)
-- 11: 0 (integer 64)

-- MariaDB 10.11
SELECT CAST(nullif(regexp_substr(concat(lpad(nullif(nullif(greatest(least(`reminders`.`id` + ?, 100), -1), 100), -1), 2, '0'), ':', lpad(nullif(nullif(greatest(least(?, 100), -1), 100), -1), 2, '0'), ':', lpad(nullif(nullif(greatest(least(?, 100), -1), 100), -1), 2, '0')), '(?s)^(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:[.][0-9]{1,6})?)?(?!.)'), '') AS TIME(6)), CAST(nullif(regexp_substr(concat(lpad(nullif(nullif(greatest(least(?, 100), -1), 100), -1), 2, '0'), ':', lpad(nullif(nullif(greatest(least(`reminders`.`id` + ?, 100), -1), 100), -1), 2, '0'), ':', lpad(nullif(nullif(greatest(least(?, 100), -1), 100), -1), 2, '0')), '(?s)^(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:[.][0-9]{1,6})?)?(?!.)'), '') AS TIME(6)), CAST(nullif(regexp_substr(concat(lpad(nullif(nullif(greatest(least(?, 100), -1), 100), -1), 2, '0'), ':', lpad(nullif(nullif(greatest(least(?, 100), -1), 100), -1), 2, '0'), ':', lpad(nullif(nullif(greatest(least(`reminders`.`id` - ?, 100), -1), 100), -1), 2, '0')), '(?s)^(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:[.][0-9]{1,6})?)?(?!.)'), '') AS TIME(6)), CAST(nullif(regexp_substr(concat(lpad(nullif(nullif(greatest(least(`reminders`.`prio`, 100), -1), 100), -1), 2, '0'), ':', lpad(nullif(nullif(greatest(least(?, 100), -1), 100), -1), 2, '0'), ':', lpad(nullif(nullif(greatest(least(?, 100), -1), 100), -1), 2, '0')), '(?s)^(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:[.][0-9]{1,6})?)?(?!.)'), '') AS TIME(6)) FROM `reminders` ORDER BY `reminders`.`id`
-- 1: 20 (integer 64)
-- 2: 59 (integer 64)
-- 3: 7 (integer 64)
-- 4: 0 (integer 64)
-- 5: 57 (integer 64)
-- 6: 0 (integer 64)
-- 7: 0 (integer 64)
-- 8: 0 (integer 64)
-- 9: 2 (integer 64)
-- 10: 0 (integer 64)
-- 11: 0 (integer 64)
