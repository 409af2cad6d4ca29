-- SQLite 3.40
SELECT "koine_qualified"."koine_1", "koine_qualified"."koine_2" FROM (SELECT "reminders"."id" AS "koine_1", "reminders"."prio" AS "koine_2", rank() OVER (ORDER BY "reminders"."id" DESC) AS "koine_3", rank() OVER (ORDER BY "reminders"."prio") AS "koine_4" FROM "reminders") AS "koine_qualified" WHERE "koine_qualified"."koine_4" <= ?1 ORDER BY "koine_qualified"."koine_2" DESC, "koine_qualified"."koine_3" LIMIT ?2 OFFSET ?3
-- 1: 4 (integer 64)
-- 2: 3 (integer 64)
-- 3: 1 (integer 64)

-- PostgreSQL 13
SELECT "koine_qualified"."koine_1", "koine_qualified"."koine_2" FROM (SELECT "reminders"."id" AS "koine_1", "reminders"."prio" AS "koine_2", rank() OVER (ORDER BY "reminders"."id" DESC) AS "koine_3", rank() OVER (ORDER BY "reminders"."prio" NULLS FIRST) AS "koine_4" FROM "reminders") AS "koine_qualified" WHERE "koine_qualified"."koine_4" <= $1 ORDER BY "koine_qualified"."koine_2" DESC NULLS LAST, "koine_qualified"."koine_3" LIMIT $2 OFFSET $3
-- 1: 4 (integer 64)
-- 2: 3 (integer 64)
-- 3: 1 (integer 64)

-- MariaDB 10.11
SELECT `koine_qualified`.`koine_1`, `koine_qualified`.`koine_2` FROM (SELECT `reminders`.`id` AS `koine_1`, `reminders`.`prio` AS `koine_2`, rank() OVER (ORDER BY `reminders`.`id` DESC) AS `koine_3`, rank() OVER (ORDER BY `reminders`.`prio`) AS `koine_4` FROM `reminders`) AS `koine_qualified` WHERE `koine_qualified`.`koine_4` <= ? ORDER BY `koine_qualified`.`koine_2` DESC, `koine_qualified`.`koine_3` LIMIT ? OFFSET ?
-- 1: 4 (integer 64)
-- 2: 3 (integer 64)
-- 3: 1 (integer 64)
