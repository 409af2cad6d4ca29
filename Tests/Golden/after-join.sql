-- SQLite 3.40
SELECT "remindersLists"."id", "reminders"."id" FROM "remindersLists" LEFT JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID" WHERE "remindersLists"."id" >= ?1 AND ("remindersLists"."id" > ?2 OR "remindersLists"."id" = ?3 AND ("reminders"."id" < ?4 OR "reminders"."id" IS NULL)) ORDER BY "remindersLists"."id", "reminders"."id" DESC
-- 1: 2 (integer 64)
-- 2: 2 (integer 64)
-- 3: 2 (integer 64)
-- 4: 4 (integer 64)

-- PostgreSQL 13
SELECT "remindersLists"."id", "reminders"."id" FROM "remindersLists" LEFT JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID" WHERE "remindersLists"."id" >= $1 AND ("remindersLists"."id" > $2 OR "remindersLists"."id" = $3 AND ("reminders"."id" < $4 OR "reminders"."id" IS NULL)) ORDER BY "remindersLists"."id", "reminders"."id" DESC NULLS LAST
-- 1: 2 (integer 64)
-- 2: 2 (integer 64)
-- 3: 2 (integer 64)
-- 4: 4 (integer 64)

-- MariaDB 10.11
SELECT `remindersLists`.`id`, `reminders`.`id` FROM `remindersLists` LEFT JOIN `reminders` ON `remindersLists`.`id` = `reminders`.`remindersListID` WHERE `remindersLists`.`id` >= ? AND (`remindersLists`.`id` > ? OR `remindersLists`.`id` = ? AND (`reminders`.`id` < ? OR `reminders`.`id` IS NULL)) ORDER BY `remindersLists`.`id`, `reminders`.`id` DESC
-- 1: 2 (integer 64)
-- 2: 2 (integer 64)
-- 3: 2 (integer 64)
-- 4: 4 (integer 64)
