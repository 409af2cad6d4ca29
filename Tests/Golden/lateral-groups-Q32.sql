-- SQLite 3.40
SELECT "remindersLists"."id", "top"."column1", "top"."column2" FROM "remindersLists" JOIN (SELECT "reminders"."prio" AS "column1", count("reminders"."id") AS "column2", "reminders"."remindersListID" AS "koine_key_1", row_number() OVER (PARTITION BY "reminders"."remindersListID" ORDER BY "reminders"."prio" DESC) AS "koine_number" FROM "reminders" GROUP BY "reminders"."prio", "reminders"."remindersListID") AS "top" ON "top"."koine_key_1" = "remindersLists"."id" AND "top"."koine_number" <= ?1 ORDER BY "remindersLists"."id"
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT "remindersLists"."id", "top"."column1", "top"."column2" FROM "remindersLists" CROSS JOIN LATERAL (SELECT "reminders"."prio" AS "column1", count("reminders"."id") AS "column2" FROM "reminders" WHERE "reminders"."remindersListID" = "remindersLists"."id" GROUP BY "reminders"."prio" ORDER BY "reminders"."prio" DESC NULLS LAST LIMIT $1) AS "top" ORDER BY "remindersLists"."id"
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT `remindersLists`.`id`, `top`.`column1`, `top`.`column2` FROM `remindersLists` JOIN (SELECT `reminders`.`prio` AS `column1`, count(`reminders`.`id`) AS `column2`, `reminders`.`remindersListID` AS `koine_key_1`, row_number() OVER (PARTITION BY `reminders`.`remindersListID` ORDER BY `reminders`.`prio` DESC) AS `koine_number` FROM `reminders` GROUP BY `reminders`.`prio`, `reminders`.`remindersListID`) AS `top` ON `top`.`koine_key_1` = `remindersLists`.`id` AND `top`.`koine_number` <= ? ORDER BY `remindersLists`.`id`
-- 1: 1 (integer 64)
