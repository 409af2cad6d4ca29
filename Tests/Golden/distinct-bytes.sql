-- SQLite 3.40
SELECT DISTINCT length("phrases"."text") FROM "phrases" WHERE "phrases"."id" IN (?1, ?2, ?3) ORDER BY length("phrases"."text")
-- 1: 5 (integer 64)
-- 2: 6 (integer 64)
-- 3: 4 (integer 64)

-- PostgreSQL 13
SELECT DISTINCT CAST(length("phrases"."text") AS bigint) FROM "phrases" WHERE "phrases"."id" IN ($1, $2, $3) ORDER BY CAST(length("phrases"."text") AS bigint)
-- 1: 5 (integer 64)
-- 2: 6 (integer 64)
-- 3: 4 (integer 64)

-- MariaDB 10.11
SELECT `koine_distinct`.`koine_1` FROM (SELECT DISTINCT char_length(`phrases`.`text`) AS `koine_1` FROM `phrases` WHERE `phrases`.`id` IN (?, ?, ?)) AS `koine_distinct` ORDER BY `koine_distinct`.`koine_1`
-- 1: 5 (integer 64)
-- 2: 6 (integer 64)
-- 3: 4 (integer 64)
