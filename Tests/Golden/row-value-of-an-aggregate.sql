-- SQLite 3.40
SELECT CASE ((max("t"."reminderID"), 1) >= ("t"."weight", 1)) WHEN TRUE THEN 1 WHEN FALSE THEN 0 END FROM "tags" AS "t" GROUP BY "t"."weight" ORDER BY max("t"."id")

-- PostgreSQL 13
SELECT CASE ((max("t"."reminderID"), CAST(1 AS bigint)) >= ("t"."weight", CAST(1 AS bigint))) WHEN TRUE THEN CAST(1 AS bigint) WHEN FALSE THEN CAST(0 AS bigint) END FROM "tags" AS "t" GROUP BY "t"."weight" ORDER BY max("t"."id")

-- MariaDB 10.11
SELECT CASE (coalesce((`koine_groups`.`koine_1`, 1) >= (`koine_groups`.`koine_2`, 1), NULL)) WHEN TRUE THEN 1 WHEN FALSE THEN 0 END FROM (SELECT max(`t`.`reminderID`) AS `koine_1`, `t`.`weight` AS `koine_2`, max(`t`.`id`) AS `koine_3` FROM `tags` AS `t` GROUP BY `t`.`weight`) AS `koine_groups` ORDER BY `koine_groups`.`koine_3`
