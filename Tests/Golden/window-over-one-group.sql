-- SQLite 3.40
SELECT max("reminders"."id"), row_number() OVER (), koine_sum(koine_sum("reminders"."id")) OVER () FROM "reminders"

-- PostgreSQL 13
SELECT max("reminders"."id"), row_number() OVER (), CAST(sum(CAST(sum("reminders"."id") AS bigint)) OVER () AS bigint) FROM "reminders"

-- MariaDB 10.11
SELECT `koine_groups`.`koine_1`, row_number() OVER (), (sum(`koine_groups`.`koine_2`) OVER () DIV 1) FROM (SELECT max(`reminders`.`id`) AS `koine_1`, (sum(`reminders`.`id`) DIV 1) AS `koine_2` FROM `reminders`) AS `koine_groups`
