-- SQLite 3.40
SELECT instr("phrases"."other", ?1) + ?2 FROM "phrases" WHERE "phrases"."id" IN (?3, ?4) ORDER BY "phrases"."id"
-- 1: 'é' (text)
-- 2: 1 (integer 64)
-- 3: 1 (integer 64)
-- 4: 4 (integer 64)

-- PostgreSQL 13
SELECT CAST(strpos("phrases"."other", $1) AS bigint) + $2 FROM "phrases" WHERE "phrases"."id" IN ($3, $4) ORDER BY "phrases"."id"
-- 1: 'é' (text)
-- 2: 1 (integer 64)
-- 3: 1 (integer 64)
-- 4: 4 (integer 64)

-- MariaDB 10.11
SELECT instr(`phrases`.`other`, ? COLLATE utf8mb4_nopad_bin) + ? FROM `phrases` WHERE `phrases`.`id` IN (?, ?) ORDER BY `phrases`.`id`
-- 1: 'é' (text)
-- 2: 1 (integer 64)
-- 3: 1 (integer 64)
-- 4: 4 (integer 64)
