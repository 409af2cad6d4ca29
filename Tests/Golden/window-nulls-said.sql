-- SQLite 3.40
SELECT "reminders"."id", rank() OVER (ORDER BY "reminders"."prio" NULLS LAST), rank() OVER (ORDER BY "reminders"."prio" DESC NULLS FIRST) FROM "reminders" ORDER BY "reminders"."id"

-- PostgreSQL 13
SELECT "reminders"."id", rank() OVER (ORDER BY "reminders"."prio" NULLS LAST), rank() OVER (ORDER BY "reminders"."prio" DESC NULLS FIRST) FROM "reminders" ORDER BY "reminders"."id"

-- MariaDB 10.11
SELECT `reminders`.`id`, rank() OVER (ORDER BY CASE WHEN `reminders`.`prio` IS NULL THEN 1 ELSE 0 END, `reminders`.`prio`), rank() OVER (ORDER BY CASE WHEN `reminders`.`prio` IS NULL THEN 1 ELSE 0 END DESC, `reminders`.`prio` DESC) FROM `reminders` ORDER BY `reminders`.`id`
