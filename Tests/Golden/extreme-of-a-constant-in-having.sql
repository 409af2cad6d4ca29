-- SQLite 3.40
SELECT "t"."id" FROM "tags" AS "t" GROUP BY "t"."id" HAVING nullif(max(5), 4) = 5 ORDER BY "t"."id"

-- PostgreSQL 13
SELECT "t"."id" FROM "tags" AS "t" GROUP BY "t"."id" HAVING nullif(max(CAST(5 AS bigint)), CAST(4 AS bigint)) = CAST(5 AS bigint) ORDER BY "t"."id"

-- MariaDB 10.11
SELECT `t`.`id` FROM `tags` AS `t` GROUP BY `t`.`id` HAVING nullif(CASE WHEN count(*) > 0 THEN 5 END, 4) = 5 ORDER BY `t`.`id`
