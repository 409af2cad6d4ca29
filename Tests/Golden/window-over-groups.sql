-- SQLite 3.40
SELECT "reminders"."remindersListID", koine_sum(count("reminders"."id")) OVER (ORDER BY "reminders"."remindersListID"), rank() OVER (ORDER BY sum("reminders"."score") DESC), max(koine_sum("reminders"."prio")) OVER () FROM "reminders" GROUP BY "reminders"."remindersListID" ORDER BY "reminders"."remindersListID"

-- PostgreSQL 13
SELECT "reminders"."remindersListID", CAST(sum(count("reminders"."id")) OVER (ORDER BY "reminders"."remindersListID") AS bigint), rank() OVER (ORDER BY sum("reminders"."score") DESC NULLS LAST), max(CAST(sum("reminders"."prio") AS bigint)) OVER () FROM "reminders" GROUP BY "reminders"."remindersListID" ORDER BY "reminders"."remindersListID"

-- MariaDB 10.11
SELECT `reminders`.`remindersListID`, (sum(count(`reminders`.`id`)) OVER (ORDER BY `reminders`.`remindersListID`) DIV 1), rank() OVER (ORDER BY sum(`reminders`.`score`) DESC), max((sum(`reminders`.`prio`) DIV 1)) OVER (PARTITION BY CASE WHEN `reminders`.`remindersListID` <=> `reminders`.`remindersListID` THEN 1 ELSE 1 END) FROM `reminders` GROUP BY `reminders`.`remindersListID` ORDER BY `reminders`.`remindersListID`
