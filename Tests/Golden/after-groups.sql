-- SQLite 3.40
SELECT "reminders"."prio", count("reminders"."id") FROM "reminders" GROUP BY "reminders"."prio" HAVING count("reminders"."id") <= ?1 AND (count("reminders"."id") < ?1 OR count("reminders"."id") = ?1 AND "reminders"."prio" > ?2) ORDER BY count("reminders"."id") DESC, "reminders"."prio"
-- 1: 2 (integer 64)
-- 2: 3 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."prio", count("reminders"."id") FROM "reminders" GROUP BY "reminders"."prio" HAVING count("reminders"."id") <= $1 AND (count("reminders"."id") < $1 OR count("reminders"."id") = $1 AND "reminders"."prio" > $2) ORDER BY count("reminders"."id") DESC, "reminders"."prio" NULLS FIRST
-- 1: 2 (integer 64)
-- 2: 3 (integer 64)

-- MariaDB 10.11
SELECT `reminders`.`prio`, count(`reminders`.`id`) FROM `reminders` GROUP BY `reminders`.`prio` HAVING count(`reminders`.`id`) <= ? AND (count(`reminders`.`id`) < ? OR count(`reminders`.`id`) = ? AND `reminders`.`prio` > ?) ORDER BY count(`reminders`.`id`) DESC, `reminders`.`prio`
-- 1: 2 (integer 64)
-- 2: 2 (integer 64)
-- 3: 2 (integer 64)
-- 4: 3 (integer 64)
