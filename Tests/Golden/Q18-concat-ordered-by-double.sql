-- SQLite 3.40
SELECT koine_concat(',', 0, 'd', "reminders"."title", "reminders"."score") FROM "reminders"

-- PostgreSQL 13
SELECT string_agg("reminders"."title", ',' ORDER BY "reminders"."score" DESC NULLS LAST) FROM "reminders"

-- MariaDB 10.11
SELECT CASE WHEN count(`reminders`.`title`) > 0 THEN group_concat(`reminders`.`title` ORDER BY CASE WHEN `reminders`.`score` IS NULL THEN 0 ELSE 1 END DESC, `reminders`.`score` DESC SEPARATOR ',') END FROM `reminders`
