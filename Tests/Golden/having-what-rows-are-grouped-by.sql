-- SQLite 3.40
SELECT count(*) FROM "reminders" GROUP BY "reminders"."prio" IS NOT DISTINCT FROM ?1 AND "reminders"."score" > ?2 HAVING "reminders"."prio" IS NOT DISTINCT FROM ?1 AND "reminders"."score" > ?2
-- 1: 3 (integer 64)
-- 2: 1.0 (double)

-- PostgreSQL 13
SELECT count(*) FROM "reminders" GROUP BY "reminders"."prio" IS NOT DISTINCT FROM $1 AND "reminders"."score" > $2 HAVING "reminders"."prio" IS NOT DISTINCT FROM $1 AND "reminders"."score" > $2
-- 1: 3 (integer 64)
-- 2: 1.0 (double)

-- MariaDB 10.11
SELECT count(*) FROM `reminders` GROUP BY `reminders`.`prio` <=> ? AND `reminders`.`score` > ? HAVING min(`reminders`.`prio` <=> ? AND `reminders`.`score` > ?)
-- 1: 3 (integer 64)
-- 2: 1.0 (double)
-- 3: 3 (integer 64)
-- 4: 1.0 (double)
