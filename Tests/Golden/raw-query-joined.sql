-- SQLite 3.40
SELECT "remindersLists"."title", "loads"."reminders" FROM "remindersLists" LEFT JOIN (SELECT count(*) AS reminders, "reminders"."remindersListID" AS "listID", 1 AS more FROM "reminders" GROUP BY "reminders"."remindersListID") AS "loads" ON "remindersLists"."id" = "loads"."listID" ORDER BY "remindersLists"."id"

-- PostgreSQL 13
SELECT "remindersLists"."title", "loads"."reminders" FROM "remindersLists" LEFT JOIN (SELECT count(*) AS reminders, "reminders"."remindersListID" AS "listID", 1 AS more FROM "reminders" GROUP BY "reminders"."remindersListID") AS "loads" ON "remindersLists"."id" = "loads"."listID" ORDER BY "remindersLists"."id"
