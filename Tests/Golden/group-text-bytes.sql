-- SQLite 3.40
SELECT "phrases"."text", count("phrases"."id") FROM "phrases" WHERE "phrases"."id" IN (?1, ?2, ?3, ?4, ?5) GROUP BY "phrases"."text" ORDER BY "phrases"."text"
-- 1: 2 (integer 64)
-- 2: 3 (integer 64)
-- 3: 17 (integer 64)
-- 4: 5 (integer 64)
-- 5: 6 (integer 64)

-- PostgreSQL 13
SELECT "phrases"."text", count("phrases"."id") FROM "phrases" WHERE "phrases"."id" IN ($1, $2, $3, $4, $5) GROUP BY "phrases"."text" ORDER BY "phrases"."text" COLLATE "C"
-- 1: 2 (integer 64)
-- 2: 3 (integer 64)
-- 3: 17 (integer 64)
-- 4: 5 (integer 64)
-- 5: 6 (integer 64)

-- MariaDB 10.11
SELECT `phrases`.`text`, count(`phrases`.`id`) FROM `phrases` WHERE `phrases`.`id` IN (?, ?, ?, ?, ?) GROUP BY `phrases`.`text`, `phrases`.`text` COLLATE `utf8mb4_nopad_bin` ORDER BY `phrases`.`text` COLLATE `utf8mb4_nopad_bin`
-- 1: 2 (integer 64)
-- 2: 3 (integer 64)
-- 3: 17 (integer 64)
-- 4: 5 (integer 64)
-- 5: 6 (integer 64)
