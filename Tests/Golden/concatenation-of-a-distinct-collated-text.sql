-- SQLite 3.40
SELECT length(koine_concat(',', 1, 'a', 'a' COLLATE "BINARY")) FROM "tags" AS "t"

-- PostgreSQL 13
SELECT CAST(length(string_agg(DISTINCT CAST('a' AS text) COLLATE "C", ',' ORDER BY CAST('a' AS text) COLLATE "C")) AS bigint) FROM "tags" AS "t"

-- MariaDB 10.11
SELECT char_length(CASE WHEN count('a' COLLATE `utf8mb4_nopad_bin`) > 0 THEN group_concat(DISTINCT 'a' COLLATE `utf8mb4_nopad_bin` SEPARATOR ',') END) FROM `tags` AS `t`
