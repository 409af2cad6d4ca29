-- SQLite 3.40
SELECT "koine_ties"."koine_1", "koine_ties"."koine_2" FROM (SELECT "koine_distinct"."koine_1" AS "koine_1", "koine_distinct"."koine_2" AS "koine_2" FROM (SELECT "reminders"."prio" AS "koine_1", "reminders"."id" AS "koine_2", "reminders"."prio" AS "koine_3", "reminders"."id" AS "koine_4", row_number() OVER (PARTITION BY "reminders"."prio" ORDER BY "reminders"."prio", "reminders"."id") AS "koine_5" FROM "reminders") AS "koine_distinct" WHERE "koine_distinct"."koine_5" = 1 ORDER BY "koine_distinct"."koine_3", "koine_distinct"."koine_4") AS "koine_ties" WHERE "koine_ties"."koine_1" >= ?1 AND ("koine_ties"."koine_1" > ?2 OR "koine_ties"."koine_1" = ?3 AND "koine_ties"."koine_2" > ?4) ORDER BY "koine_ties"."koine_1", "koine_ties"."koine_2"
-- 1: -1 (integer 64)
-- 2: -1 (integer 64)
-- 3: -1 (integer 64)
-- 4: 3 (integer 64)

-- PostgreSQL 13
SELECT "koine_ties"."koine_1", "koine_ties"."koine_2" FROM (SELECT DISTINCT ON ("reminders"."prio") "reminders"."prio" AS "koine_1", "reminders"."id" AS "koine_2" FROM "reminders" ORDER BY "reminders"."prio" NULLS FIRST, "reminders"."id") AS "koine_ties" WHERE "koine_ties"."koine_1" >= $1 AND ("koine_ties"."koine_1" > $1 OR "koine_ties"."koine_1" = $1 AND "koine_ties"."koine_2" > $2) ORDER BY "koine_ties"."koine_1", "koine_ties"."koine_2"
-- 1: -1 (integer 64)
-- 2: 3 (integer 64)

-- MariaDB 10.11
SELECT `koine_ties`.`koine_1`, `koine_ties`.`koine_2` FROM (SELECT `koine_distinct`.`koine_1` AS `koine_1`, `koine_distinct`.`koine_2` AS `koine_2` FROM (SELECT `reminders`.`prio` AS `koine_1`, `reminders`.`id` AS `koine_2`, `reminders`.`prio` AS `koine_3`, `reminders`.`id` AS `koine_4`, row_number() OVER (PARTITION BY `reminders`.`prio` ORDER BY `reminders`.`prio`, `reminders`.`id`) AS `koine_5` FROM `reminders`) AS `koine_distinct` WHERE `koine_distinct`.`koine_5` = 1 ORDER BY `koine_distinct`.`koine_3`, `koine_distinct`.`koine_4`) AS `koine_ties` WHERE `koine_ties`.`koine_1` >= ? AND (`koine_ties`.`koine_1` > ? OR `koine_ties`.`koine_1` = ? AND `koine_ties`.`koine_2` > ?) ORDER BY `koine_ties`.`koine_1`, `koine_ties`.`koine_2`
-- 1: -1 (integer 64)
-- 2: -1 (integer 64)
-- 3: -1 (integer 64)
-- 4: 3 (integer 64)
