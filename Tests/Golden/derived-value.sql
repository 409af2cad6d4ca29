-- SQLite 3.40
SELECT koine_sum("lengths"."column1") FROM (SELECT length("reminders"."title") AS "column1" FROM "reminders") AS "lengths"

-- PostgreSQL 13
SELECT CAST(sum("lengths"."column1") AS bigint) FROM (SELECT CAST(length("reminders"."title") AS bigint) AS "column1" FROM "reminders") AS "lengths"

-- MariaDB 10.11
SELECT (sum(`lengths`.`column1`) DIV 1) FROM (SELECT char_length(`reminders`.`title`) AS `column1` FROM `reminders`) AS `lengths`
