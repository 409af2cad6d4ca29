-- SQLite 3.40
SELECT "reminders"."prio" > ?1 OR "reminders"."prio" > ?2, "reminders"."prio" <= ?3 AND "reminders"."prio" <= ?4 FROM "reminders" ORDER BY "reminders"."id"
-- 1: 0 (integer 64)
-- 2: 5 (integer 64)
-- 3: 0 (integer 64)
-- 4: 5 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."prio" > $1 OR "reminders"."prio" > $2, "reminders"."prio" <= $3 AND "reminders"."prio" <= $4 FROM "reminders" ORDER BY "reminders"."id"
-- 1: 0 (integer 64)
-- 2: 5 (integer 64)
-- 3: 0 (integer 64)
-- 4: 5 (integer 64)

-- MariaDB 10.11
SELECT `reminders`.`prio` > ? OR `reminders`.`prio` > ?, `reminders`.`prio` <= ? AND `reminders`.`prio` <= ? FROM `reminders` ORDER BY `reminders`.`id`
-- 1: 0 (integer 64)
-- 2: 5 (integer 64)
-- 3: 0 (integer 64)
-- 4: 5 (integer 64)
