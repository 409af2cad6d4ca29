-- SQLite 3.40
SELECT koine_concat(',', 1, 'a', "phrases"."text" || ?1) FROM "phrases" WHERE "phrases"."id" <= ?2
-- 1: '-' (text)
-- 2: 6 (integer 64)

-- PostgreSQL 13
SELECT string_agg(DISTINCT ("phrases"."text" || $1) COLLATE "C", ',' ORDER BY ("phrases"."text" || $1) COLLATE "C" NULLS FIRST) FROM "phrases" WHERE "phrases"."id" <= $2
-- 1: '-' (text)
-- 2: 6 (integer 64)

-- MariaDB 10.11
SELECT CASE WHEN count((concat(`phrases`.`text`, ?)) COLLATE `utf8mb4_nopad_bin`) > 0 THEN group_concat(DISTINCT (concat(`phrases`.`text`, ?)) COLLATE `utf8mb4_nopad_bin` ORDER BY CASE WHEN ((concat(`phrases`.`text`, ?)) COLLATE `utf8mb4_nopad_bin`) IS NULL THEN 0 ELSE 1 END, (concat(`phrases`.`text`, ?)) COLLATE `utf8mb4_nopad_bin` SEPARATOR ',') END FROM `phrases` WHERE `phrases`.`id` <= ?
-- 1: '-' (text)
-- 2: '-' (text)
-- 3: '-' (text)
-- 4: '-' (text)
-- 5: 6 (integer 64)
