-- SQLite 3.40
SELECT max(max("reminders"."prio"), count("reminders"."id")) FROM "reminders" GROUP BY "reminders"."remindersListID" ORDER BY "reminders"."remindersListID"

-- PostgreSQL 13
SELECT CASE WHEN max("reminders"."prio") IS NOT NULL AND count("reminders"."id") IS NOT NULL THEN greatest(max("reminders"."prio"), count("reminders"."id")) END FROM "reminders" GROUP BY "reminders"."remindersListID" ORDER BY "reminders"."remindersListID"
