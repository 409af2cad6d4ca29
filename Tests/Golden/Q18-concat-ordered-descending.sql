-- SQLite 3.40
SELECT koine_concat(''', ', 0, 'Dd', "reminders"."title", "reminders"."prio", "reminders"."title") FROM "reminders"

-- PostgreSQL 13
SELECT string_agg("reminders"."title", ''', ' ORDER BY "reminders"."prio" DESC NULLS FIRST, "reminders"."title" COLLATE "C" DESC NULLS LAST) FROM "reminders"

-- MariaDB 10.11
SELECT CASE WHEN count(`reminders`.`title`) > 0 THEN group_concat(`reminders`.`title` ORDER BY CASE WHEN `reminders`.`prio` IS NULL THEN 1 ELSE 0 END DESC, `reminders`.`prio` DESC, CASE WHEN (`reminders`.`title` COLLATE `utf8mb4_nopad_bin`) IS NULL THEN 0 ELSE 1 END DESC, `reminders`.`title` COLLATE `utf8mb4_nopad_bin` DESC SEPARATOR ''', ') END FROM `reminders`
