-- SQLite 3.40
SELECT DISTINCT count("reminders"."id") - ?1 FROM "reminders" GROUP BY "reminders"."prio"
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT DISTINCT count("reminders"."id") - $1 FROM "reminders" GROUP BY "reminders"."prio"
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT DISTINCT `koine_qualified`.`koine_1` FROM (SELECT count(`reminders`.`id`) - ? AS `koine_1` FROM `reminders` GROUP BY `reminders`.`prio`) AS `koine_qualified`
-- 1: 1 (integer 64)
