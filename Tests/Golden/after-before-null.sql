-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" WHERE ("reminders"."prio" <= ?1 OR "reminders"."prio" IS NULL) AND ("reminders"."prio" < ?2 OR "reminders"."prio" IS NULL OR "reminders"."prio" = ?3 AND "reminders"."id" > ?4) ORDER BY "reminders"."prio" DESC, "reminders"."id"
-- 1: 3 (integer 64)
-- 2: 3 (integer 64)
-- 3: 3 (integer 64)
-- 4: 4 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" WHERE ("reminders"."prio" <= $1 OR "reminders"."prio" IS NULL) AND ("reminders"."prio" < $2 OR "reminders"."prio" IS NULL OR "reminders"."prio" = $3 AND "reminders"."id" > $4) ORDER BY "reminders"."prio" DESC NULLS LAST, "reminders"."id"
-- 1: 3 (integer 64)
-- 2: 3 (integer 64)
-- 3: 3 (integer 64)
-- 4: 4 (integer 64)

-- MariaDB 10.11
SELECT `reminders`.`id` FROM `reminders` WHERE (`reminders`.`prio` <= ? OR `reminders`.`prio` IS NULL) AND (`reminders`.`prio` < ? OR `reminders`.`prio` IS NULL OR `reminders`.`prio` = ? AND `reminders`.`id` > ?) ORDER BY `reminders`.`prio` DESC, `reminders`.`id`
-- 1: 3 (integer 64)
-- 2: 3 (integer 64)
-- 3: 3 (integer 64)
-- 4: 4 (integer 64)
