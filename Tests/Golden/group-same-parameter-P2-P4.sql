-- SQLite 3.40
SELECT substr("phrases"."text", ?1), count("phrases"."id") FROM "phrases" WHERE "phrases"."id" > ?2 GROUP BY substr("phrases"."text", ?1)
-- 1: 2 (integer 32)
-- 2: 18 (integer 64)

-- PostgreSQL 13
SELECT substr("phrases"."text", $1), count("phrases"."id") FROM "phrases" WHERE "phrases"."id" > $2 GROUP BY substr("phrases"."text", $1)
-- 1: 2 (integer 32)
-- 2: 18 (integer 64)

-- MariaDB 10.11
SELECT substring(`phrases`.`text`, greatest(?, 1)), count(`phrases`.`id`) FROM `phrases` WHERE `phrases`.`id` > ? GROUP BY substring(`phrases`.`text`, greatest(?, 1)), substring(`phrases`.`text`, greatest(?, 1)) COLLATE `utf8mb4_nopad_bin`
-- 1: 2 (integer 64)
-- 2: 18 (integer 64)
-- 3: 2 (integer 64)
-- 4: 2 (integer 64)
