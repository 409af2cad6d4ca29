-- SQLite 3.40
SELECT count(DISTINCT "spellings"."name" COLLATE "NOCASE"), count(DISTINCT "spellings"."name" COLLATE "BINARY"), count("spellings"."name") FROM "spellings"

-- PostgreSQL 13
SELECT count(DISTINCT lower("spellings"."name" COLLATE "C")), count(DISTINCT "spellings"."name" COLLATE "C"), count("spellings"."name") FROM "spellings"

-- MariaDB 10.11
SELECT count(DISTINCT CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`), count(DISTINCT `spellings`.`name` COLLATE `utf8mb4_nopad_bin`), count(`spellings`.`name`) FROM `spellings`
