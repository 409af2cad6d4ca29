-- SQLite 3.40
SELECT "phrases"."text" BETWEEN min("phrases"."other", ?1) AND max(?2, "phrases"."other") FROM "phrases" WHERE "phrases"."id" IN (?3, ?4, ?5) ORDER BY "phrases"."id"
-- 1: 'c' (text)
-- 2: 'c' (text)
-- 3: 1 (integer 64)
-- 4: 2 (integer 64)
-- 5: 12 (integer 64)

-- PostgreSQL 13
SELECT ("phrases"."text" COLLATE "C") BETWEEN CASE WHEN "phrases"."other" IS NOT NULL THEN least($1 COLLATE "C", "phrases"."other") END AND CASE WHEN "phrases"."other" IS NOT NULL THEN greatest($2 COLLATE "C", "phrases"."other") END FROM "phrases" WHERE "phrases"."id" IN ($3, $4, $5) ORDER BY "phrases"."id"
-- 1: 'c' (text)
-- 2: 'c' (text)
-- 3: 1 (integer 64)
-- 4: 2 (integer 64)
-- 5: 12 (integer 64)

-- MariaDB 10.11
SELECT `phrases`.`text` BETWEEN (least(? COLLATE `utf8mb4_nopad_bin`, `phrases`.`other`) COLLATE `utf8mb4_nopad_bin`) AND greatest(? COLLATE `utf8mb4_nopad_bin`, `phrases`.`other`) FROM `phrases` WHERE `phrases`.`id` IN (?, ?, ?) ORDER BY `phrases`.`id`
-- 1: 'c' (text)
-- 2: 'c' (text)
-- 3: 1 (integer 64)
-- 4: 2 (integer 64)
-- 5: 12 (integer 64)
