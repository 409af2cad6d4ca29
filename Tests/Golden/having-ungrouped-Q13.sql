-- SQLite 3.40
SELECT count("reminders"."id") FROM "reminders" HAVING count("reminders"."id") > ?1
-- 1: 6 (integer 64)

-- PostgreSQL 13
SELECT count("reminders"."id") FROM "reminders" HAVING count("reminders"."id") > $1
-- 1: 6 (integer 64)

-- MariaDB 10.11
SELECT count(`reminders`.`id`) FROM `reminders` HAVING count(`reminders`.`id`) > ?
-- 1: 6 (integer 64)
