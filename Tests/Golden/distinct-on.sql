-- SQLite 3.40
SELECT "koine_distinct"."koine_1", "koine_distinct"."koine_2", "koine_distinct"."koine_3" FROM (SELECT "reminders"."remindersListID" AS "koine_1", "reminders"."id" AS "koine_2", "reminders"."dueDate" AS "koine_3", "reminders"."remindersListID" AS "koine_4", "reminders"."dueDate" AS "koine_5", "reminders"."id" AS "koine_6", row_number() OVER (PARTITION BY "reminders"."remindersListID" ORDER BY "reminders"."remindersListID", "reminders"."dueDate" DESC, "reminders"."id") AS "koine_7" FROM "reminders") AS "koine_distinct" WHERE "koine_distinct"."koine_7" = 1 ORDER BY "koine_distinct"."koine_4", "koine_distinct"."koine_5" DESC, "koine_distinct"."koine_6"

-- PostgreSQL 13
SELECT DISTINCT ON ("reminders"."remindersListID") "reminders"."remindersListID", "reminders"."id", "reminders"."dueDate" FROM "reminders" ORDER BY "reminders"."remindersListID", "reminders"."dueDate" DESC NULLS LAST, "reminders"."id"
