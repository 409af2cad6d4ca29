-- SQLite 3.40
SELECT "koine_qualified"."koine_1" FROM (SELECT "reminders"."title" AS "koine_1", "reminders"."score" AS "koine_2", avg("reminders"."score") OVER (PARTITION BY "reminders"."remindersListID") AS "koine_3", "reminders"."prio" IS NULL OR "reminders"."id" IN (?1, ?2) AS "koine_4" FROM "reminders" WHERE "reminders"."id" > ?3) AS "koine_qualified" WHERE "koine_qualified"."koine_2" > coalesce("koine_qualified"."koine_3", ?4) AND "koine_qualified"."koine_4" ORDER BY "koine_qualified"."koine_1" DESC
-- 1: 3 (integer 64)
-- 2: 4 (integer 64)
-- 3: 1 (integer 64)
-- 4: 0.0 (double)

-- PostgreSQL 13
SELECT "koine_qualified"."koine_1" FROM (SELECT "reminders"."title" AS "koine_1", "reminders"."score" AS "koine_2", avg("reminders"."score") OVER (PARTITION BY "reminders"."remindersListID") AS "koine_3", "reminders"."prio" IS NULL OR "reminders"."id" IN ($1, $2) AS "koine_4" FROM "reminders" WHERE "reminders"."id" > $3) AS "koine_qualified" WHERE "koine_qualified"."koine_2" > coalesce("koine_qualified"."koine_3", $4) AND "koine_qualified"."koine_4" ORDER BY "koine_qualified"."koine_1" COLLATE "C" DESC
-- 1: 3 (integer 64)
-- 2: 4 (integer 64)
-- 3: 1 (integer 64)
-- 4: 0.0 (double)

-- MariaDB 10.11
SELECT `koine_qualified`.`koine_1` FROM (SELECT `reminders`.`title` AS `koine_1`, `reminders`.`score` AS `koine_2`, avg(`reminders`.`score`) OVER (PARTITION BY `reminders`.`remindersListID`) AS `koine_3`, `reminders`.`prio` IS NULL OR `reminders`.`id` IN (?, ?) AS `koine_4` FROM `reminders` WHERE `reminders`.`id` > ?) AS `koine_qualified` WHERE `koine_qualified`.`koine_2` > coalesce(`koine_qualified`.`koine_3`, ?) AND `koine_qualified`.`koine_4` ORDER BY `koine_qualified`.`koine_1` COLLATE `utf8mb4_nopad_bin` DESC
-- 1: 3 (integer 64)
-- 2: 4 (integer 64)
-- 3: 1 (integer 64)
-- 4: 0.0 (double)
