-- SQLite 3.40
SELECT "phrases"."id" FROM "phrases" WHERE ("phrases"."text", "phrases"."id") >= (?1, ?2) AND ("phrases"."text", "phrases"."id") < (?3, ?4) ORDER BY "phrases"."id"
-- 1: 'a' (text)
-- 2: 3 (integer 64)
-- 3: 'b' (text)
-- 4: 0 (integer 64)

-- PostgreSQL 13
SELECT "phrases"."id" FROM "phrases" WHERE ("phrases"."text" COLLATE "C", "phrases"."id") >= ($1, $2) AND ("phrases"."text" COLLATE "C", "phrases"."id") < ($3, $4) ORDER BY "phrases"."id"
-- 1: 'a' (text)
-- 2: 3 (integer 64)
-- 3: 'b' (text)
-- 4: 0 (integer 64)

-- MariaDB 10.11
SELECT `phrases`.`id` FROM `phrases` WHERE coalesce((`phrases`.`text`, `phrases`.`id`) >= (? COLLATE `utf8mb4_nopad_bin`, ?), NULL) AND coalesce((`phrases`.`text`, `phrases`.`id`) < (? COLLATE `utf8mb4_nopad_bin`, ?), NULL) ORDER BY `phrases`.`id`
-- 1: 'a' (text)
-- 2: 3 (integer 64)
-- 3: 'b' (text)
-- 4: 0 (integer 64)
