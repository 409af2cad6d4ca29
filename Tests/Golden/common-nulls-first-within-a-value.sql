-- SQLite 3.40
WITH "numbers" ("column1", "column2") AS (SELECT "samples"."id", koine_integer(replace(CAST("samples"."id" AS TEXT), ?1, ?2), -9223372036854775808, 9223372036854775807) FROM "samples" WHERE "samples"."id" <= ?3) SELECT (SELECT "numbers"."column1" FROM "numbers" ORDER BY "numbers"."column2" LIMIT ?4) FROM "remindersLists" WHERE "remindersLists"."id" = ?5
-- 1: '1' (text)
-- 2: 'x' (text)
-- 3: 2 (integer 64)
-- 4: 1 (integer 64)
-- 5: 1 (integer 64)

-- PostgreSQL 13
WITH "numbers" ("column1", "column2") AS (SELECT "samples"."id", CAST(nullif(nullif(greatest(least(CAST(substring(replace(CAST("samples"."id" AS text), $1, $2) FROM '^[-+]?0*[0-9]{1,19}$') AS numeric), 9223372036854775808), -9223372036854775809), 9223372036854775808), -9223372036854775809) AS bigint) FROM "samples" WHERE "samples"."id" <= $3) SELECT (SELECT "numbers"."column1" FROM "numbers" ORDER BY "numbers"."column2" NULLS FIRST LIMIT $4) FROM "remindersLists" WHERE "remindersLists"."id" = $5
-- 1: '1' (text)
-- 2: 'x' (text)
-- 3: 2 (integer 64)
-- 4: 1 (integer 64)
-- 5: 1 (integer 64)

-- MariaDB 10.11
WITH `numbers` (`column1`, `column2`) AS (SELECT `samples`.`id`, CAST(nullif(nullif(greatest(least(CAST(nullif(regexp_substr(replace(CAST(`samples`.`id` AS CHAR(20)), ?, ?), '(?s)^[-+]?0*[0-9]{1,19}(?!.)'), '') AS DECIMAL(65, 0)), 9223372036854775808), -9223372036854775809), 9223372036854775808), -9223372036854775809) AS SIGNED) FROM `samples` WHERE `samples`.`id` <= ?) SELECT (SELECT `numbers`.`column1` FROM `numbers` ORDER BY `numbers`.`column2` LIMIT ?) FROM `remindersLists` WHERE `remindersLists`.`id` = ?
-- 1: '1' (text)
-- 2: 'x' (text)
-- 3: 2 (integer 64)
-- 4: 1 (integer 64)
-- 5: 1 (integer 64)
