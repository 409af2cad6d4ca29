-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" WHERE "reminders"."remindersListID" <= ?1 AND ("reminders"."remindersListID" < ?2 OR "reminders"."remindersListID" = ?3 AND "reminders"."id" > ?4) ORDER BY "reminders"."remindersListID" DESC, "reminders"."id" LIMIT ?5
-- 1: 2 (integer 64)
-- 2: 2 (integer 64)
-- 3: 2 (integer 64)
-- 4: 4 (integer 64)
-- 5: 2 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" WHERE "reminders"."remindersListID" <= $1 AND ("reminders"."remindersListID" < $2 OR "reminders"."remindersListID" = $3 AND "reminders"."id" > $4) ORDER BY "reminders"."remindersListID" DESC, "reminders"."id" LIMIT $5
-- 1: 2 (integer 64)
-- 2: 2 (integer 64)
-- 3: 2 (integer 64)
-- 4: 4 (integer 64)
-- 5: 2 (integer 64)

-- MariaDB 10.11
SELECT `reminders`.`id` FROM `reminders` WHERE `reminders`.`remindersListID` <= ? AND (`reminders`.`remindersListID` < ? OR `reminders`.`remindersListID` = ? AND `reminders`.`id` > ?) ORDER BY `reminders`.`remindersListID` DESC, `reminders`.`id` LIMIT ?
-- 1: 2 (integer 64)
-- 2: 2 (integer 64)
-- 3: 2 (integer 64)
-- 4: 4 (integer 64)
-- 5: 2 (integer 64)
