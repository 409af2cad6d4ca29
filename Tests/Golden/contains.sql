-- SQLite 3.40
SELECT "phrases"."id" FROM "phrases" WHERE instr("phrases"."text", ?1) > 0 ORDER BY "phrases"."id"
-- 1: 'a' (text)

-- PostgreSQL 13
SELECT "phrases"."id" FROM "phrases" WHERE "phrases"."text" LIKE $1 ORDER BY "phrases"."id"
-- 1: '%a%' (text)

-- MariaDB 10.11
SELECT `phrases`.`id` FROM `phrases` WHERE instr(`phrases`.`text`, ? COLLATE utf8mb4_nopad_bin) > 0 ORDER BY `phrases`.`id`
-- 1: 'a' (text)
