-- SQLite 3.40
SELECT koine_bit_and("samples"."n") FILTER (WHERE "samples"."id" IN (?1, ?2, ?3)), koine_bit_or("samples"."n"), koine_bit_and("samples"."m") FILTER (WHERE "samples"."id" IN (?4, ?5)) FROM "samples" WHERE "samples"."id" <> ?6
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)
-- 3: 6 (integer 64)
-- 4: 3 (integer 64)
-- 5: 10 (integer 64)
-- 6: 9 (integer 64)

-- PostgreSQL 13
SELECT bit_and("samples"."n") FILTER (WHERE "samples"."id" IN ($1, $2, $3)), bit_or("samples"."n"), bit_and("samples"."m") FILTER (WHERE "samples"."id" IN ($4, $5)) FROM "samples" WHERE "samples"."id" <> $6
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)
-- 3: 6 (integer 64)
-- 4: 3 (integer 64)
-- 5: 10 (integer 64)
-- 6: 9 (integer 64)

-- MariaDB 10.11
SELECT CASE WHEN count(CASE WHEN `samples`.`id` IN (?, ?, ?) THEN `samples`.`n` END) > 0 THEN CAST(bit_and(CASE WHEN `samples`.`id` IN (?, ?, ?) THEN `samples`.`n` END) AS SIGNED) END, CASE WHEN count(`samples`.`n`) > 0 THEN CAST(bit_or(`samples`.`n`) AS SIGNED) END, CASE WHEN count(CASE WHEN `samples`.`id` IN (?, ?) THEN `samples`.`m` END) > 0 THEN CAST(bit_and(CASE WHEN `samples`.`id` IN (?, ?) THEN `samples`.`m` END) AS SIGNED) END FROM `samples` WHERE `samples`.`id` <> ?
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)
-- 3: 6 (integer 64)
-- 4: 1 (integer 64)
-- 5: 3 (integer 64)
-- 6: 6 (integer 64)
-- 7: 3 (integer 64)
-- 8: 10 (integer 64)
-- 9: 3 (integer 64)
-- 10: 10 (integer 64)
-- 11: 9 (integer 64)
