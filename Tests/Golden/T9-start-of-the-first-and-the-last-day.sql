-- SQLite 3.40
SELECT CAST(strftime('%s', substr((koine_date(printf('%04d-%02d-%02d', ?1, ?2, ?3)) || ' ' || '00:00:00.000000'), 1, 19)) AS INTEGER), CAST(strftime('%s', substr((koine_date(printf('%04d-%02d-%02d', ?4, ?5, ?6)) || ' ' || '00:00:00.000000'), 1, 19)) AS INTEGER), (koine_date(printf('%04d-%02d-%02d', ?7, ?8, ?9)) || ' ' || '00:00:00.000000') FROM "tags" WHERE "tags"."id" = ?10
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 1 (integer 64)
-- 4: 9999 (integer 64)
-- 5: 12 (integer 64)
-- 6: 31 (integer 64)
-- 7: 2021 (integer 64)
-- 8: 2 (integer 64)
-- 9: 29 (integer 64)
-- 10: 1 (integer 64)

-- PostgreSQL 13
SELECT CAST(extract(epoch FROM date_trunc('second', ((CAST(substring(to_char($1, 'FM0000') || '-' || to_char($2, 'FM00') || '-' || to_char($3, 'FM00') FROM '^(?!0000)(?:[0-9]{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:0[48]|[2468][048]|[13579][26])00)-02-29)$') AS date) + CAST('00:00:00.000000' AS time)) AT TIME ZONE 'UTC') AT TIME ZONE 'UTC')) AS bigint), CAST(extract(epoch FROM date_trunc('second', ((CAST(substring(to_char($4, 'FM0000') || '-' || to_char($5, 'FM00') || '-' || to_char($6, 'FM00') FROM '^(?!0000)(?:[0-9]{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:0[48]|[2468][048]|[13579][26])00)-02-29)$') AS date) + CAST('00:00:00.000000' AS time)) AT TIME ZONE 'UTC') AT TIME ZONE 'UTC')) AS bigint), ((CAST(substring(to_char($7, 'FM0000') || '-' || to_char($8, 'FM00') || '-' || to_char($9, 'FM00') FROM '^(?!0000)(?:[0-9]{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:0[48]|[2468][048]|[13579][26])00)-02-29)$') AS date) + CAST('00:00:00.000000' AS time)) AT TIME ZONE 'UTC') FROM "tags" WHERE "tags"."id" = $10
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 1 (integer 64)
-- 4: 9999 (integer 64)
-- 5: 12 (integer 64)
-- 6: 31 (integer 64)
-- 7: 2021 (integer 64)
-- 8: 2 (integer 64)
-- 9: 29 (integer 64)
-- 10: 1 (integer 64)

-- MariaDB 10.11
SELECT TIMESTAMPDIFF(SECOND, '1970-01-01', CAST(CAST(TIMESTAMP(CAST(nullif(regexp_substr(concat(lpad(nullif(nullif(greatest(least(?, 10000), 0), 10000), 0), 4, '0'), '-', lpad(nullif(nullif(greatest(least(?, 100), 0), 100), 0), 2, '0'), '-', lpad(nullif(nullif(greatest(least(?, 100), 0), 100), 0), 2, '0')), '(?s)^(?!0000)(?:[0-9]{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:0[48]|[2468][048]|[13579][26])00)-02-29)(?!.)'), '') AS DATE), TIME'00:00:00.000000') AS DATETIME(6)) AS DATETIME)), TIMESTAMPDIFF(SECOND, '1970-01-01', CAST(CAST(TIMESTAMP(CAST(nullif(regexp_substr(concat(lpad(nullif(nullif(greatest(least(?, 10000), 0), 10000), 0), 4, '0'), '-', lpad(nullif(nullif(greatest(least(?, 100), 0), 100), 0), 2, '0'), '-', lpad(nullif(nullif(greatest(least(?, 100), 0), 100), 0), 2, '0')), '(?s)^(?!0000)(?:[0-9]{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:0[48]|[2468][048]|[13579][26])00)-02-29)(?!.)'), '') AS DATE), TIME'00:00:00.000000') AS DATETIME(6)) AS DATETIME)), CAST(TIMESTAMP(CAST(nullif(regexp_substr(concat(lpad(nullif(nullif(greatest(least(?, 10000), 0), 10000), 0), 4, '0'), '-', lpad(nullif(nullif(greatest(least(?, 100), 0), 100), 0), 2, '0'), '-', lpad(nullif(nullif(greatest(least(?, 100), 0), 100), 0), 2, '0')), '(?s)^(?!0000)(?:[0-9]{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:0[48]|[2468][048]|[13579][26])00)-02-29)(?!.)'), '') AS DATE), TIME'00:00:00.000000') AS DATETIME(6)) FROM `tags` WHERE `tags`.`id` = ?
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 1 (integer 64)
-- 4: 9999 (integer 64)
-- 5: 12 (integer 64)
-- 6: 31 (integer 64)
-- 7: 2021 (integer 64)
-- 8: 2 (integer 64)
-- 9: 29 (integer 64)
-- 10: 1 (integer 64)
