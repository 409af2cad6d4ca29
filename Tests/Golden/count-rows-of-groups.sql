-- SQLite 3.40
SELECT "reminders"."prio", count(*), count("reminders"."prio"), count(*) FILTER (WHERE "reminders"."isCompleted") FROM "reminders" GROUP BY "reminders"."prio" ORDER BY "reminders"."prio"

-- PostgreSQL 13
SELECT "reminders"."prio", count(*), count("reminders"."prio"), count(*) FILTER (WHERE "reminders"."isCompleted") FROM "reminders" GROUP BY "reminders"."prio" ORDER BY "reminders"."prio" NULLS FIRST

-- MariaDB 10.11
SELECT `reminders`.`prio`, count(*), count(`reminders`.`prio`), count(CASE WHEN `reminders`.`isCompleted` THEN 1 END) FROM `reminders` GROUP BY `reminders`.`prio` ORDER BY `reminders`.`prio`
