-- SQLite 3.40
SELECT "visits"."id" FROM "visits" ORDER BY "visits"."unix", "visits"."at" DESC, "visits"."id"

-- PostgreSQL 13
SELECT "visits"."id" FROM "visits" ORDER BY "visits"."unix" NULLS FIRST, "visits"."at" COLLATE "C" DESC, "visits"."id"

-- MariaDB 10.11
SELECT `visits`.`id` FROM `visits` ORDER BY `visits`.`unix`, `visits`.`at` COLLATE `utf8mb4_nopad_bin` DESC, `visits`.`id`
