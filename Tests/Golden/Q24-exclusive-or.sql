-- SQLite 3.40
SELECT koine_bit_xor("samples"."n") FILTER (WHERE "samples"."id" IN (?1, ?2, ?3)), koine_bit_xor("samples"."m") FILTER (WHERE "samples"."id" = ?4) FROM "samples"
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 10 (integer 64)
-- 4: 5 (integer 64)

-- PostgreSQL 13
-- refused: PostgreSQL 13 cannot express exclusiveOrAggregate in SELECT 1: PostgreSQL has bit_xor since version 14; render for that version
-- refused: PostgreSQL 13 cannot express exclusiveOrAggregate in SELECT 2: PostgreSQL has bit_xor since version 14; render for that version

-- MariaDB 10.11
SELECT CASE WHEN count(CASE WHEN `samples`.`id` IN (?, ?, ?) THEN `samples`.`n` END) > 0 THEN CAST(bit_xor(CASE WHEN `samples`.`id` IN (?, ?, ?) THEN `samples`.`n` END) AS SIGNED) END, CASE WHEN count(CASE WHEN `samples`.`id` = ? THEN `samples`.`m` END) > 0 THEN CAST(bit_xor(CASE WHEN `samples`.`id` = ? THEN `samples`.`m` END) AS SIGNED) END FROM `samples`
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 10 (integer 64)
-- 4: 1 (integer 64)
-- 5: 2 (integer 64)
-- 6: 10 (integer 64)
-- 7: 5 (integer 64)
-- 8: 5 (integer 64)
