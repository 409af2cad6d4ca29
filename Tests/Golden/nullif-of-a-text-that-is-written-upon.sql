-- SQLite 3.40
SELECT length(nullif(replace(group_concat('a', ','), 'a', 'aa'), 'a')) FROM "tags" AS "t"

-- PostgreSQL 13
SELECT CAST(length(nullif(replace(string_agg('a', ','), 'a', 'aa'), 'a')) AS bigint) FROM "tags" AS "t"

-- MariaDB 10.11
SELECT char_length(nullif(replace(concat(CASE WHEN count('a') > 0 THEN group_concat('a' SEPARATOR ',') END, ''), 'a', 'aa'), 'a' COLLATE `utf8mb4_nopad_bin`)) FROM `tags` AS `t`
