-- SQLite 3.40
SELECT instr("phrases"."text", "phrases"."other"), instr("phrases"."text", "phrases"."other") > 0, substr("phrases"."text", 1, length("phrases"."other")) = "phrases"."other", substr("phrases"."text" || 'x', -1, -length("phrases"."other")) = "phrases"."other", koine_like("phrases"."text", "phrases"."other", 0), replace("phrases"."text", "phrases"."other", ?1) FROM "phrases" WHERE "phrases"."id" IN (?2, ?3, ?4, ?5, ?6, ?7) ORDER BY "phrases"."id"
-- 1: '-' (text)
-- 2: 1 (integer 64)
-- 3: 2 (integer 64)
-- 4: 6 (integer 64)
-- 5: 10 (integer 64)
-- 6: 11 (integer 64)
-- 7: 20 (integer 64)

-- PostgreSQL 13
SELECT CAST(strpos("phrases"."text", "phrases"."other") AS bigint), strpos("phrases"."text", "phrases"."other") > 0, starts_with("phrases"."text", "phrases"."other"), right("phrases"."text", length("phrases"."other")) = "phrases"."other", "phrases"."text" COLLATE "C" ILIKE "phrases"."other" ESCAPE E'\\', replace("phrases"."text", "phrases"."other", $1) FROM "phrases" WHERE "phrases"."id" IN ($2, $3, $4, $5, $6, $7) ORDER BY "phrases"."id"
-- 1: '-' (text)
-- 2: 1 (integer 64)
-- 3: 2 (integer 64)
-- 4: 6 (integer 64)
-- 5: 10 (integer 64)
-- 6: 11 (integer 64)
-- 7: 20 (integer 64)

-- MariaDB 10.11
SELECT instr(`phrases`.`text`, `phrases`.`other` COLLATE utf8mb4_nopad_bin), instr(`phrases`.`text`, `phrases`.`other` COLLATE utf8mb4_nopad_bin) > 0, instr(`phrases`.`text`, `phrases`.`other` COLLATE utf8mb4_nopad_bin) = 1, instr(reverse(`phrases`.`text`), reverse(`phrases`.`other` COLLATE utf8mb4_nopad_bin)) = 1, CONVERT(CAST(LOWER(CONVERT(CAST(`phrases`.`text` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin LIKE CONVERT(CAST(LOWER(CONVERT(CAST(`phrases`.`other` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin ESCAPE x'5C', replace(`phrases`.`text`, `phrases`.`other`, ?) FROM `phrases` WHERE `phrases`.`id` IN (?, ?, ?, ?, ?, ?) ORDER BY `phrases`.`id`
-- 1: '-' (text)
-- 2: 1 (integer 64)
-- 3: 2 (integer 64)
-- 4: 6 (integer 64)
-- 5: 10 (integer 64)
-- 6: 11 (integer 64)
-- 7: 20 (integer 64)
