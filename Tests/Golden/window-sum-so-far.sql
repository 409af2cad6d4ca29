-- SQLite 3.40
SELECT "reminders"."id", koine_sum("reminders"."prio") OVER (ORDER BY "reminders"."id"), count("reminders"."id") OVER (), koine_avg("reminders"."prio") OVER () FROM "reminders" ORDER BY "reminders"."id"

-- PostgreSQL 13
SELECT "reminders"."id", CAST(sum("reminders"."prio") OVER (ORDER BY "reminders"."id") AS bigint), count("reminders"."id") OVER (), CAST(avg("reminders"."prio" + 0.000000000000000000000000000000000000000000000) OVER () AS double precision) FROM "reminders" ORDER BY "reminders"."id"

-- MariaDB 10.11
SELECT `reminders`.`id`, (sum(`reminders`.`prio`) OVER (ORDER BY `reminders`.`id`) DIV 1), count(`reminders`.`id`) OVER (), CAST(CAST(avg(CAST(`reminders`.`prio` AS DECIMAL(57, 34))) OVER () AS CHAR) AS DOUBLE) FROM `reminders` ORDER BY `reminders`.`id`
