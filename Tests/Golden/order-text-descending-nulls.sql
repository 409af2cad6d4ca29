-- SQLite 3.40
SELECT "phrases"."id" FROM "phrases" WHERE "phrases"."id" <= ?1 ORDER BY "phrases"."other" DESC
-- 1: 6 (integer 64)

-- PostgreSQL 13
SELECT "phrases"."id" FROM "phrases" WHERE "phrases"."id" <= $1 ORDER BY "phrases"."other" COLLATE "C" DESC NULLS LAST
-- 1: 6 (integer 64)

-- MariaDB 10.11
SELECT `phrases`.`id` FROM `phrases` WHERE `phrases`.`id` <= ? ORDER BY `phrases`.`other` COLLATE `utf8mb4_nopad_bin` DESC
-- 1: 6 (integer 64)
