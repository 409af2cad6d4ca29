-- SQLite 3.40
SELECT "phrases"."id" FROM "phrases" WHERE instr("phrases"."text", coalesce("phrases"."other", ?1)) > 0 ORDER BY "phrases"."id"
-- 1: '?' (text)

-- PostgreSQL 13
SELECT "phrases"."id" FROM "phrases" WHERE strpos("phrases"."text", coalesce("phrases"."other", $1)) > 0 ORDER BY "phrases"."id"
-- 1: '?' (text)

-- MariaDB 10.11
SELECT `phrases`.`id` FROM `phrases` WHERE instr(`phrases`.`text`, coalesce(`phrases`.`other`, ?) COLLATE utf8mb4_nopad_bin) > 0 ORDER BY `phrases`.`id`
-- 1: '?' (text)
