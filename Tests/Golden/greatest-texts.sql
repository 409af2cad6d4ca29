-- SQLite 3.40
SELECT max("phrases"."text", "phrases"."other"), min("phrases"."other", "phrases"."text") FROM "phrases" WHERE "phrases"."id" IN (?1, ?2, ?3, ?4, ?5, ?6, ?7) ORDER BY "phrases"."id"
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 3 (integer 64)
-- 4: 5 (integer 64)
-- 5: 7 (integer 64)
-- 6: 9 (integer 64)
-- 7: 16 (integer 64)

-- PostgreSQL 13
SELECT CASE WHEN "phrases"."text" IS NOT NULL AND "phrases"."other" IS NOT NULL THEN greatest("phrases"."text" COLLATE "C", "phrases"."other") END, CASE WHEN "phrases"."text" IS NOT NULL AND "phrases"."other" IS NOT NULL THEN least("phrases"."text" COLLATE "C", "phrases"."other") END FROM "phrases" WHERE "phrases"."id" IN ($1, $2, $3, $4, $5, $6, $7) ORDER BY "phrases"."id"
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 3 (integer 64)
-- 4: 5 (integer 64)
-- 5: 7 (integer 64)
-- 6: 9 (integer 64)
-- 7: 16 (integer 64)

-- MariaDB 10.11
SELECT greatest(`phrases`.`text` COLLATE `utf8mb4_nopad_bin`, `phrases`.`other`), least(`phrases`.`text` COLLATE `utf8mb4_nopad_bin`, `phrases`.`other`) FROM `phrases` WHERE `phrases`.`id` IN (?, ?, ?, ?, ?, ?, ?) ORDER BY `phrases`.`id`
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 3 (integer 64)
-- 4: 5 (integer 64)
-- 5: 7 (integer 64)
-- 6: 9 (integer 64)
-- 7: 16 (integer 64)
