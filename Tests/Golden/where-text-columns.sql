-- SQLite 3.40
SELECT "phrases"."id" FROM "phrases" WHERE "phrases"."text" > "phrases"."other" ORDER BY "phrases"."id"

-- PostgreSQL 13
SELECT "phrases"."id" FROM "phrases" WHERE ("phrases"."text" COLLATE "C") > "phrases"."other" ORDER BY "phrases"."id"

-- MariaDB 10.11
SELECT `phrases`.`id` FROM `phrases` WHERE `phrases`.`text` > (`phrases`.`other` COLLATE `utf8mb4_nopad_bin`) ORDER BY `phrases`.`id`
