-- SQLite 3.40
SELECT "phrases"."id" FROM "phrases" ORDER BY "phrases"."text", "phrases"."id"

-- PostgreSQL 13
SELECT "phrases"."id" FROM "phrases" ORDER BY "phrases"."text" COLLATE "C", "phrases"."id"

-- MariaDB 10.11
SELECT `phrases`.`id` FROM `phrases` ORDER BY `phrases`.`text` COLLATE `utf8mb4_nopad_bin`, `phrases`.`id`
