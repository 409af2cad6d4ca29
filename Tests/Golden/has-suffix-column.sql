-- SQLite 3.40
SELECT "phrases"."id" FROM "phrases" WHERE instr("phrases"."text" || char(0), coalesce("phrases"."other", ?1) || char(0)) > 0 ORDER BY "phrases"."id"
-- 1: '?' (text)

-- PostgreSQL 13
SELECT "phrases"."id" FROM "phrases" WHERE starts_with(reverse("phrases"."text"), reverse(coalesce("phrases"."other", $1))) ORDER BY "phrases"."id"
-- 1: '?' (text)

-- MariaDB 10.11
SELECT `phrases`.`id` FROM `phrases` WHERE instr(reverse(`phrases`.`text`), reverse(coalesce(`phrases`.`other`, ?) COLLATE utf8mb4_nopad_bin)) = 1 ORDER BY `phrases`.`id`
-- 1: '?' (text)
