-- SQLite 3.40
SELECT max("spellings"."name" COLLATE "BINARY"), min("spellings"."name" COLLATE "BINARY") FROM "spellings"

-- PostgreSQL 13
SELECT max("spellings"."name" COLLATE "C"), min("spellings"."name" COLLATE "C") FROM "spellings"

-- MariaDB 10.11
SELECT max(`spellings`.`name` COLLATE `utf8mb4_nopad_bin`), min(`spellings`.`name` COLLATE `utf8mb4_nopad_bin`) FROM `spellings`
