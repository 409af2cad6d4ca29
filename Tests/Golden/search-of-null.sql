-- SQLite 3.40
SELECT "phrases"."id" FROM "phrases" WHERE NOT instr("phrases"."other", ?1) > 0 ORDER BY "phrases"."id"
-- 1: 'a' (text)

-- PostgreSQL 13
SELECT "phrases"."id" FROM "phrases" WHERE NOT "phrases"."other" LIKE $1 ORDER BY "phrases"."id"
-- 1: '%a%' (text)

-- MariaDB 10.11
SELECT `phrases`.`id` FROM `phrases` WHERE NOT instr(`phrases`.`other`, ? COLLATE utf8mb4_nopad_bin) > 0 ORDER BY `phrases`.`id`
-- 1: 'a' (text)
