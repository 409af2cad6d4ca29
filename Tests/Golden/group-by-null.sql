-- SQLite 3.40
SELECT "reminders"."prio", count("reminders"."id") FROM "reminders" GROUP BY "reminders"."prio" ORDER BY "reminders"."prio"

-- PostgreSQL 13
SELECT "reminders"."prio", count("reminders"."id") FROM "reminders" GROUP BY "reminders"."prio" ORDER BY "reminders"."prio" NULLS FIRST

-- MariaDB 10.11
SELECT `reminders`.`prio`, count(`reminders`.`id`) FROM `reminders` GROUP BY `reminders`.`prio` ORDER BY `reminders`.`prio`
