-- SQLite 3.40
SELECT "phrases"."id" FROM "phrases" WHERE instr("phrases"."text", ?1) > 0 AND instr("phrases"."text", ?2) > 0 ORDER BY "phrases"."id"
-- 1: 'a' (text)
-- 2: 'b' (text)

-- PostgreSQL 13
SELECT "phrases"."id" FROM "phrases" WHERE "phrases"."text" LIKE $1 AND "phrases"."text" LIKE $2 ORDER BY "phrases"."id"
-- 1: '%a%' (text)
-- 2: '%b%' (text)

-- MariaDB 10.11
SELECT `phrases`.`id` FROM `phrases` WHERE instr(`phrases`.`text`, ? COLLATE utf8mb4_nopad_bin) > 0 AND instr(`phrases`.`text`, ? COLLATE utf8mb4_nopad_bin) > 0 ORDER BY `phrases`.`id`
-- 1: 'a' (text)
-- 2: 'b' (text)
