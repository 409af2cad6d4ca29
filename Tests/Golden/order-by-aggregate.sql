-- SQLite 3.40
SELECT "reminders"."remindersListID", min("reminders"."prio") FROM "reminders" GROUP BY "reminders"."remindersListID" ORDER BY max("reminders"."prio") DESC, "reminders"."remindersListID"

-- PostgreSQL 13
SELECT "reminders"."remindersListID", min("reminders"."prio") FROM "reminders" GROUP BY "reminders"."remindersListID" ORDER BY max("reminders"."prio") DESC NULLS LAST, "reminders"."remindersListID"

-- MariaDB 10.11
SELECT `reminders`.`remindersListID`, min(`reminders`.`prio`) FROM `reminders` GROUP BY `reminders`.`remindersListID` ORDER BY max(`reminders`.`prio`) DESC, `reminders`.`remindersListID`
