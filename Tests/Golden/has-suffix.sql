-- SQLite 3.40
SELECT "phrases"."id" FROM "phrases" WHERE substr("phrases"."text" || 'x', -1, -length(?1)) = ?2 ORDER BY "phrases"."id"
-- 1: 'ra' (text)
-- 2: 'ra' (text)

-- PostgreSQL 13
SELECT "phrases"."id" FROM "phrases" WHERE "phrases"."text" LIKE $1 ORDER BY "phrases"."id"
-- 1: '%ra' (text)

-- MariaDB 10.11
SELECT `phrases`.`id` FROM `phrases` WHERE instr(reverse(`phrases`.`text`), reverse(? COLLATE utf8mb4_nopad_bin)) = 1 ORDER BY `phrases`.`id`
-- 1: 'ra' (text)
