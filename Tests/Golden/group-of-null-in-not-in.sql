-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE NOT ?1 IN (SELECT max("reminders"."prio") FROM "reminders" GROUP BY "reminders"."id")
-- 1: 77 (integer 64)

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" WHERE NOT $1 IN (SELECT max("reminders"."prio") FROM "reminders" GROUP BY "reminders"."id")
-- 1: 77 (integer 64)

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` WHERE NOT ? IN (SELECT `koine_windows`.`koine_1` FROM (SELECT max(`reminders`.`prio`) AS `koine_1` FROM `reminders` GROUP BY `reminders`.`id`) AS `koine_windows`)
-- 1: 77 (integer 64)
