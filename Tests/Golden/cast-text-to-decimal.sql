-- SQLite 3.40
SELECT koine_decimal(?1, 2), koine_decimal(?2, 2), koine_decimal(replace("remindersLists"."title", ?3, ?4), 2), koine_decimal(?5, 2), koine_decimal(?6, 2) FROM "remindersLists" WHERE "remindersLists"."id" = ?7
-- 1: '12.345' (text)
-- 2: '-0.005' (text)
-- 3: 'Home' (text)
-- 4: '+007' (text)
-- 5: '9999999999999999.995' (text)
-- 6: '1e3' (text)
-- 7: 1 (integer 64)

-- PostgreSQL 13
SELECT nullif(nullif(greatest(least(round(CAST(substring($1 FROM '^[-+]?0*[0-9]{1,18}(?:[.][0-9]{1,30})?$') AS numeric), 2), 10000000000000000), -10000000000000000), 10000000000000000), -10000000000000000), nullif(nullif(greatest(least(round(CAST(substring($2 FROM '^[-+]?0*[0-9]{1,18}(?:[.][0-9]{1,30})?$') AS numeric), 2), 10000000000000000), -10000000000000000), 10000000000000000), -10000000000000000), nullif(nullif(greatest(least(round(CAST(substring(replace("remindersLists"."title", $3, $4) FROM '^[-+]?0*[0-9]{1,18}(?:[.][0-9]{1,30})?$') AS numeric), 2), 10000000000000000), -10000000000000000), 10000000000000000), -10000000000000000), nullif(nullif(greatest(least(round(CAST(substring($5 FROM '^[-+]?0*[0-9]{1,18}(?:[.][0-9]{1,30})?$') AS numeric), 2), 10000000000000000), -10000000000000000), 10000000000000000), -10000000000000000), nullif(nullif(greatest(least(round(CAST(substring($6 FROM '^[-+]?0*[0-9]{1,18}(?:[.][0-9]{1,30})?$') AS numeric), 2), 10000000000000000), -10000000000000000), 10000000000000000), -10000000000000000) FROM "remindersLists" WHERE "remindersLists"."id" = $7
-- 1: '12.345' (text)
-- 2: '-0.005' (text)
-- 3: 'Home' (text)
-- 4: '+007' (text)
-- 5: '9999999999999999.995' (text)
-- 6: '1e3' (text)
-- 7: 1 (integer 64)

-- MariaDB 10.11
SELECT nullif(nullif(greatest(least(CAST(nullif(regexp_substr(?, '(?s)^[-+]?0*[0-9]{1,18}(?:[.][0-9]{1,30})?(?!.)'), '') AS DECIMAL(65, 2)), 10000000000000000), -10000000000000000), 10000000000000000), -10000000000000000), nullif(nullif(greatest(least(CAST(nullif(regexp_substr(?, '(?s)^[-+]?0*[0-9]{1,18}(?:[.][0-9]{1,30})?(?!.)'), '') AS DECIMAL(65, 2)), 10000000000000000), -10000000000000000), 10000000000000000), -10000000000000000), nullif(nullif(greatest(least(CAST(nullif(regexp_substr(replace(`remindersLists`.`title`, ?, ?), '(?s)^[-+]?0*[0-9]{1,18}(?:[.][0-9]{1,30})?(?!.)'), '') AS DECIMAL(65, 2)), 10000000000000000), -10000000000000000), 10000000000000000), -10000000000000000), nullif(nullif(greatest(least(CAST(nullif(regexp_substr(?, '(?s)^[-+]?0*[0-9]{1,18}(?:[.][0-9]{1,30})?(?!.)'), '') AS DECIMAL(65, 2)), 10000000000000000), -10000000000000000), 10000000000000000), -10000000000000000), nullif(nullif(greatest(least(CAST(nullif(regexp_substr(?, '(?s)^[-+]?0*[0-9]{1,18}(?:[.][0-9]{1,30})?(?!.)'), '') AS DECIMAL(65, 2)), 10000000000000000), -10000000000000000), 10000000000000000), -10000000000000000) FROM `remindersLists` WHERE `remindersLists`.`id` = ?
-- 1: '12.345' (text)
-- 2: '-0.005' (text)
-- 3: 'Home' (text)
-- 4: '+007' (text)
-- 5: '9999999999999999.995' (text)
-- 6: '1e3' (text)
-- 7: 1 (integer 64)
