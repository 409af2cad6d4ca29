-- SQLite 3.40
SELECT "reminders"."remindersListID", count("reminders"."id") FROM "reminders" GROUP BY "reminders"."remindersListID" ORDER BY count("reminders"."id") DESC, max("reminders"."prio") DESC NULLS LAST, "reminders"."remindersListID"

-- PostgreSQL 13
SELECT "reminders"."remindersListID", count("reminders"."id") FROM "reminders" GROUP BY "reminders"."remindersListID" ORDER BY count("reminders"."id") DESC, max("reminders"."prio") DESC NULLS LAST, "reminders"."remindersListID"

-- MariaDB 10.11
SELECT `reminders`.`remindersListID`, count(`reminders`.`id`) FROM `reminders` GROUP BY `reminders`.`remindersListID` ORDER BY count(`reminders`.`id`) DESC, CASE WHEN max(`reminders`.`prio`) IS NULL THEN 1 ELSE 0 END, max(`reminders`.`prio`) DESC, `reminders`.`remindersListID`
