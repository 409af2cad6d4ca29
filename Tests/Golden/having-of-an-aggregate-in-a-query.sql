-- SQLite 3.40
SELECT "o"."prio" FROM "reminders" AS "o" GROUP BY "o"."prio" HAVING max("o"."score") NOT IN (SELECT "r"."score" FROM "reminders" AS "r")

-- PostgreSQL 13
SELECT "o"."prio" FROM "reminders" AS "o" GROUP BY "o"."prio" HAVING max("o"."score") NOT IN (SELECT "r"."score" FROM "reminders" AS "r")

-- MariaDB 10.11
SELECT `koine_groups`.`koine_1` FROM (SELECT `o`.`prio` AS `koine_1`, max(`o`.`score`) AS `koine_2` FROM `reminders` AS `o` GROUP BY `o`.`prio`) AS `koine_groups` WHERE `koine_groups`.`koine_2` NOT IN (SELECT `r`.`score` FROM `reminders` AS `r`)
