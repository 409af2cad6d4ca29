-- SQLite 3.40
SELECT "remindersLists"."id", "reminders"."id", count("reminders"."id") OVER (PARTITION BY "remindersLists"."id"), row_number() OVER (ORDER BY "remindersLists"."id", "reminders"."id") FROM "remindersLists" LEFT JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID" ORDER BY "remindersLists"."id", "reminders"."id"

-- PostgreSQL 13
SELECT "remindersLists"."id", "reminders"."id", count("reminders"."id") OVER (PARTITION BY "remindersLists"."id"), row_number() OVER (ORDER BY "remindersLists"."id", "reminders"."id" NULLS FIRST) FROM "remindersLists" LEFT JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID" ORDER BY "remindersLists"."id", "reminders"."id" NULLS FIRST

-- MariaDB 10.11
SELECT `remindersLists`.`id`, `reminders`.`id`, count(`reminders`.`id`) OVER (PARTITION BY `remindersLists`.`id`), row_number() OVER (ORDER BY `remindersLists`.`id`, `reminders`.`id`) FROM `remindersLists` LEFT JOIN `reminders` ON `remindersLists`.`id` = `reminders`.`remindersListID` ORDER BY `remindersLists`.`id`, `reminders`.`id`
