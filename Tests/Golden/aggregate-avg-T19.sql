-- SQLite 3.40
SELECT koine_avg("reminders"."prio"), avg("reminders"."score") FROM "reminders"

-- PostgreSQL 13
SELECT CAST(avg("reminders"."prio" + 0.000000000000000000000000000000000000000000000) AS double precision), avg("reminders"."score") FROM "reminders"

-- MariaDB 10.11
SELECT CAST(CAST(avg(CAST(`reminders`.`prio` AS DECIMAL(57, 34))) AS CHAR) AS DOUBLE), avg(`reminders`.`score`) FROM `reminders`
