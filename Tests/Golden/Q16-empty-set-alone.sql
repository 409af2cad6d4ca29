-- SQLite 3.40
SELECT ?1 FROM (SELECT count(*) AS "koine_1" FROM "tags") AS "koine_groups"
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT $1 FROM "tags" GROUP BY GROUPING SETS (())
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT ? FROM (SELECT count(*) AS `koine_1` FROM `tags`) AS `koine_groups`
-- 1: 1 (integer 64)
