-- SQLite 3.40
SELECT "koine_qualified"."koine_1" FROM (SELECT min(1) AS "koine_1", rank() OVER (ORDER BY CAST(1 AS INTEGER)) AS "koine_2" FROM (SELECT ?1 AS "v1" UNION ALL SELECT ?2 AS "v1") AS "d") AS "koine_qualified" WHERE "koine_qualified"."koine_2" <= ?3 ORDER BY CAST(1 AS INTEGER)
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 4 (integer 64)

-- PostgreSQL 13
SELECT min(CAST(1 AS bigint)) FROM (SELECT $1 AS "v1" UNION ALL SELECT $2 AS "v1") AS "d" ORDER BY CAST(CAST(1 AS bigint) AS bigint) LIMIT $3
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 4 (integer 64)

-- MariaDB 10.11
SELECT `koine_qualified`.`koine_1` FROM (SELECT `koine_groups`.`koine_1` AS `koine_1`, rank() OVER (ORDER BY CAST(1 AS SIGNED)) AS `koine_2` FROM (SELECT CASE WHEN count(*) > 0 THEN 1 END AS `koine_1` FROM (SELECT ? AS `v1` UNION ALL SELECT ? AS `v1`) AS `d`) AS `koine_groups`) AS `koine_qualified` WHERE `koine_qualified`.`koine_2` <= ? ORDER BY CAST(1 AS SIGNED)
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 4 (integer 64)
