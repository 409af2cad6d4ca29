-- SQLite 3.40
SELECT "koine_groups"."koine_1", "koine_groups"."koine_2", "koine_groups"."koine_3" FROM (SELECT "reminders"."prio" AS "koine_1", koine_sum("reminders"."prio") AS "koine_2", count("reminders"."prio") AS "koine_3", 0 AS "koine_4" FROM "reminders" GROUP BY "reminders"."prio" UNION ALL SELECT NULL AS "koine_1", koine_sum("reminders"."prio") AS "koine_2", count("reminders"."prio") AS "koine_3", 1 AS "koine_4" FROM "reminders") AS "koine_groups" ORDER BY "koine_groups"."koine_4", "koine_groups"."koine_1"

-- PostgreSQL 13
SELECT "koine_groups"."koine_1", "koine_groups"."koine_2", "koine_groups"."koine_3" FROM (SELECT "reminders"."prio" AS "koine_1", CAST(sum("reminders"."prio") AS bigint) AS "koine_2", count("reminders"."prio") AS "koine_3", CAST(grouping("reminders"."prio") AS bigint) AS "koine_4" FROM "reminders" GROUP BY ROLLUP ("reminders"."prio")) AS "koine_groups" ORDER BY "koine_groups"."koine_4", "koine_groups"."koine_1" NULLS FIRST

-- MariaDB 10.11
SELECT `koine_groups`.`koine_1`, `koine_groups`.`koine_2`, `koine_groups`.`koine_3` FROM (SELECT `reminders`.`prio` AS `koine_1`, (sum(`reminders`.`prio`) DIV 1) AS `koine_2`, count(`reminders`.`prio`) AS `koine_3`, 0 AS `koine_4` FROM `reminders` GROUP BY `reminders`.`prio` UNION ALL SELECT NULL AS `koine_1`, (sum(`reminders`.`prio`) DIV 1) AS `koine_2`, count(`reminders`.`prio`) AS `koine_3`, 1 AS `koine_4` FROM `reminders`) AS `koine_groups` ORDER BY `koine_groups`.`koine_4`, `koine_groups`.`koine_1`
