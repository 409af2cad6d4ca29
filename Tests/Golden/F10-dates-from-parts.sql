-- SQLite 3.40
SELECT koine_date(printf('%04d-%02d-%02d', ?1, ?2, "reminders"."id" + ?3)) FROM "reminders" ORDER BY "reminders"."id"
-- 1: 2021 (integer 64)
-- 2: 2 (integer 64)
-- 3: 26 (integer 64)

-- PostgreSQL 13
SELECT CAST(substring(to_char($1, 'FM0000') || '-' || to_char($2, 'FM00') || '-' || to_char("reminders"."id" + $3, 'FM00') FROM '^(?!0000)(?:[0-9]{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:0[48]|[2468][048]|[13579][26])00)-02-29)$') AS date) FROM "reminders" ORDER BY "reminders"."id"
-- 1: 2021 (integer 64)
-- 2: 2 (integer 64)
-- 3: 26 (integer 64)

-- MariaDB 10.11
SELECT CAST(nullif(regexp_substr(concat(lpad(nullif(nullif(greatest(least(?, 10000), 0), 10000), 0), 4, '0'), '-', lpad(nullif(nullif(greatest(least(?, 100), 0), 100), 0), 2, '0'), '-', lpad(nullif(nullif(greatest(least(`reminders`.`id` + ?, 100), 0), 100), 0), 2, '0')), '(?s)^(?!0000)(?:[0-9]{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:0[48]|[2468][048]|[13579][26])00)-02-29)(?!.)'), '') AS DATE) FROM `reminders` ORDER BY `reminders`.`id`
-- 1: 2021 (integer 64)
-- 2: 2 (integer 64)
-- 3: 26 (integer 64)
