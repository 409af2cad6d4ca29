-- SQLite 3.40
SELECT instr("phrases"."text", ?1), instr("phrases"."text", ?2), instr("phrases"."text", coalesce("phrases"."other", ?3)), instr("phrases"."text", ?4) FROM "phrases" WHERE "phrases"."id" IN (?5, ?6, ?7, ?8, ?9, ?10) ORDER BY "phrases"."id"
-- 1: 'a' (text)
-- 2: '👩' (text)
-- 3: '?' (text)
-- 4: '' (text)
-- 5: 2 (integer 64)
-- 6: 3 (integer 64)
-- 7: 8 (integer 64)
-- 8: 10 (integer 64)
-- 9: 13 (integer 64)
-- 10: 20 (integer 64)

-- PostgreSQL 13
SELECT CAST(strpos("phrases"."text", $1) AS bigint), CAST(strpos("phrases"."text", $2) AS bigint), CAST(strpos("phrases"."text", coalesce("phrases"."other", $3)) AS bigint), CAST(strpos("phrases"."text", $4) AS bigint) FROM "phrases" WHERE "phrases"."id" IN ($5, $6, $7, $8, $9, $10) ORDER BY "phrases"."id"
-- 1: 'a' (text)
-- 2: '👩' (text)
-- 3: '?' (text)
-- 4: '' (text)
-- 5: 2 (integer 64)
-- 6: 3 (integer 64)
-- 7: 8 (integer 64)
-- 8: 10 (integer 64)
-- 9: 13 (integer 64)
-- 10: 20 (integer 64)

-- MariaDB 10.11
SELECT instr(`phrases`.`text`, ? COLLATE utf8mb4_nopad_bin), instr(`phrases`.`text`, ? COLLATE utf8mb4_nopad_bin), instr(`phrases`.`text`, coalesce(`phrases`.`other`, ?) COLLATE utf8mb4_nopad_bin), instr(`phrases`.`text`, ? COLLATE utf8mb4_nopad_bin) FROM `phrases` WHERE `phrases`.`id` IN (?, ?, ?, ?, ?, ?) ORDER BY `phrases`.`id`
-- 1: 'a' (text)
-- 2: '👩' (text)
-- 3: '?' (text)
-- 4: '' (text)
-- 5: 2 (integer 64)
-- 6: 3 (integer 64)
-- 7: 8 (integer 64)
-- 8: 10 (integer 64)
-- 9: 13 (integer 64)
-- 10: 20 (integer 64)
