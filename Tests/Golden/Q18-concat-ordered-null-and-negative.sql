-- SQLite 3.40
SELECT koine_concat(',', 0, 'aa', "reminders"."title", "reminders"."prio", "reminders"."id"), koine_concat(',', 0, 'da', "reminders"."title", "reminders"."prio", "reminders"."id") FROM "reminders"

-- PostgreSQL 13
SELECT string_agg("reminders"."title", ',' ORDER BY "reminders"."prio" NULLS FIRST, "reminders"."id" NULLS FIRST), string_agg("reminders"."title", ',' ORDER BY "reminders"."prio" DESC NULLS LAST, "reminders"."id" NULLS FIRST) FROM "reminders"

-- MariaDB 10.11
SELECT CASE WHEN count(`reminders`.`title`) > 0 THEN group_concat(`reminders`.`title` ORDER BY CASE WHEN `reminders`.`prio` IS NULL THEN 0 ELSE 1 END, `reminders`.`prio`, CASE WHEN `reminders`.`id` IS NULL THEN 0 ELSE 1 END, `reminders`.`id` SEPARATOR ',') END, CASE WHEN count(`reminders`.`title`) > 0 THEN group_concat(`reminders`.`title` ORDER BY CASE WHEN `reminders`.`prio` IS NULL THEN 0 ELSE 1 END DESC, `reminders`.`prio` DESC, CASE WHEN `reminders`.`id` IS NULL THEN 0 ELSE 1 END, `reminders`.`id` SEPARATOR ',') END FROM `reminders`
