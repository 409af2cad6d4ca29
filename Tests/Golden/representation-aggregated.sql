-- SQLite 3.40
SELECT max("visits"."at"), min("visits"."unix"), count(DISTINCT "visits"."key") FROM "visits"

-- PostgreSQL 13
SELECT max("visits"."at" COLLATE "C"), min("visits"."unix"), count(DISTINCT "visits"."key") FROM "visits"

-- MariaDB 10.11
SELECT max(`visits`.`at` COLLATE `utf8mb4_nopad_bin`), min(`visits`.`unix`), count(DISTINCT `visits`.`key`) FROM `visits`
