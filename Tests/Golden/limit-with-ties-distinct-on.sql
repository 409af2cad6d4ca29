-- SQLite 3.40
SELECT "koine_qualified"."koine_1", "koine_qualified"."koine_2" FROM (SELECT "koine_ties"."koine_1" AS "koine_1", "koine_ties"."koine_2" AS "koine_2", rank() OVER (ORDER BY "koine_ties"."koine_1", "koine_ties"."koine_2") AS "koine_3" FROM (SELECT "koine_distinct"."koine_1" AS "koine_1", "koine_distinct"."koine_2" AS "koine_2" FROM (SELECT "reminders"."prio" AS "koine_1", "reminders"."id" AS "koine_2", "reminders"."prio" AS "koine_3", "reminders"."id" AS "koine_4", row_number() OVER (PARTITION BY "reminders"."prio" ORDER BY "reminders"."prio", "reminders"."id") AS "koine_5" FROM "reminders") AS "koine_distinct" WHERE "koine_distinct"."koine_5" = 1 ORDER BY "koine_distinct"."koine_3", "koine_distinct"."koine_4") AS "koine_ties") AS "koine_qualified" WHERE "koine_qualified"."koine_3" <= ?1 ORDER BY "koine_qualified"."koine_1", "koine_qualified"."koine_2"
-- 1: 2 (integer 64)

-- PostgreSQL 13
SELECT DISTINCT ON ("reminders"."prio") "reminders"."prio", "reminders"."id" FROM "reminders" ORDER BY "reminders"."prio" NULLS FIRST, "reminders"."id" FETCH FIRST $1 ROWS WITH TIES
-- 1: 2 (integer 64)

-- MariaDB 10.11
SELECT `koine_qualified`.`koine_1`, `koine_qualified`.`koine_2` FROM (SELECT `koine_ties`.`koine_1` AS `koine_1`, `koine_ties`.`koine_2` AS `koine_2`, rank() OVER (ORDER BY `koine_ties`.`koine_1`, `koine_ties`.`koine_2`) AS `koine_3` FROM (SELECT `koine_distinct`.`koine_1` AS `koine_1`, `koine_distinct`.`koine_2` AS `koine_2` FROM (SELECT `reminders`.`prio` AS `koine_1`, `reminders`.`id` AS `koine_2`, `reminders`.`prio` AS `koine_3`, `reminders`.`id` AS `koine_4`, row_number() OVER (PARTITION BY `reminders`.`prio` ORDER BY `reminders`.`prio`, `reminders`.`id`) AS `koine_5` FROM `reminders`) AS `koine_distinct` WHERE `koine_distinct`.`koine_5` = 1 ORDER BY `koine_distinct`.`koine_3`, `koine_distinct`.`koine_4`) AS `koine_ties`) AS `koine_qualified` WHERE `koine_qualified`.`koine_3` <= ? ORDER BY `koine_qualified`.`koine_1`, `koine_qualified`.`koine_2`
-- 1: 2 (integer 64)
