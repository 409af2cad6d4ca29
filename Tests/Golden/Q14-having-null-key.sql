-- SQLite 3.40
SELECT "koine_groups"."koine_1", "koine_groups"."koine_2" FROM (SELECT "reminders"."prio" AS "koine_1", count("reminders"."id") AS "koine_2" FROM "reminders" WHERE "reminders"."prio" IS NOT NULL GROUP BY "reminders"."prio" UNION ALL SELECT NULL AS "koine_1", count("reminders"."id") AS "koine_2" FROM "reminders" WHERE "reminders"."prio" IS NOT NULL) AS "koine_groups" WHERE "koine_groups"."koine_1" IS NULL

-- PostgreSQL 13
SELECT "reminders"."prio", count("reminders"."id") FROM "reminders" WHERE "reminders"."prio" IS NOT NULL GROUP BY ROLLUP ("reminders"."prio") HAVING "reminders"."prio" IS NULL

-- MariaDB 10.11
SELECT `koine_groups`.`koine_1`, `koine_groups`.`koine_2` FROM (SELECT `reminders`.`prio` AS `koine_1`, count(`reminders`.`id`) AS `koine_2` FROM `reminders` WHERE `reminders`.`prio` IS NOT NULL GROUP BY `reminders`.`prio` UNION ALL SELECT NULL AS `koine_1`, count(`reminders`.`id`) AS `koine_2` FROM `reminders` WHERE `reminders`.`prio` IS NOT NULL) AS `koine_groups` WHERE `koine_groups`.`koine_1` IS NULL
