-- SQLite 3.40
SELECT "reminders"."remindersListID", koine_concat('; ', 0, 'aa', "reminders"."title", "reminders"."prio", "reminders"."title") FROM "reminders" GROUP BY "reminders"."remindersListID" ORDER BY "reminders"."remindersListID"

-- PostgreSQL 13
SELECT "reminders"."remindersListID", string_agg("reminders"."title", '; ' ORDER BY "reminders"."prio" NULLS FIRST, "reminders"."title" COLLATE "C" NULLS FIRST) FROM "reminders" GROUP BY "reminders"."remindersListID" ORDER BY "reminders"."remindersListID"

-- MariaDB 10.11
SELECT `reminders`.`remindersListID`, CASE WHEN count(`reminders`.`title`) > 0 THEN group_concat(`reminders`.`title` ORDER BY CASE WHEN `reminders`.`prio` IS NULL THEN 0 ELSE 1 END, `reminders`.`prio`, CASE WHEN (`reminders`.`title` COLLATE `utf8mb4_nopad_bin`) IS NULL THEN 0 ELSE 1 END, `reminders`.`title` COLLATE `utf8mb4_nopad_bin` SEPARATOR '; ') END FROM `reminders` GROUP BY `reminders`.`remindersListID` ORDER BY `reminders`.`remindersListID`
