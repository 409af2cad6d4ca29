-- SQLite 3.40
SELECT min("phrases"."text"), max("phrases"."text"), max("phrases"."other") FROM "phrases"

-- PostgreSQL 13
SELECT min("phrases"."text" COLLATE "C"), max("phrases"."text" COLLATE "C"), max("phrases"."other" COLLATE "C") FROM "phrases"

-- MariaDB 10.11
SELECT min(`phrases`.`text` COLLATE `utf8mb4_nopad_bin`), max(`phrases`.`text` COLLATE `utf8mb4_nopad_bin`), max(`phrases`.`other` COLLATE `utf8mb4_nopad_bin`) FROM `phrases`
