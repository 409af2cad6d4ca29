-- SQLite 3.40
SELECT "koine_groups"."koine_1" FROM (SELECT koine_sum("tags"."weight") AS "koine_1" FROM "tags") AS "koine_groups"

-- PostgreSQL 13
SELECT CAST(sum("tags"."weight") AS bigint) FROM "tags" GROUP BY GROUPING SETS (())

-- MariaDB 10.11
SELECT `koine_groups`.`koine_1` FROM (SELECT (sum(`tags`.`weight`) DIV 1) AS `koine_1` FROM `tags`) AS `koine_groups`
