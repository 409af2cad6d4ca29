-- SQLite 3.40
SELECT "remindersLists"."title", (SELECT json_group_array(json_array("koine_1", "koine_2", "koine_3", "koine_4", "koine_5", "koine_6", "koine_7", CASE typeof("koine_8") WHEN 'real' THEN printf('%!.20e', "koine_8") ELSE "koine_8" END)) FROM (SELECT "reminders"."id" AS "koine_1", "reminders"."title" AS "koine_2", "reminders"."isCompleted" AS "koine_3", "reminders"."prio" AS "koine_4", "reminders"."remindersListID" AS "koine_5", "reminders"."dueDate" AS "koine_6", "reminders"."notes" AS "koine_7", "reminders"."score" AS "koine_8" FROM "reminders" WHERE "reminders"."remindersListID" = "remindersLists"."id" ORDER BY "reminders"."id") AS "koine_rows") FROM "remindersLists" ORDER BY "remindersLists"."id"

-- PostgreSQL 13
SELECT "remindersLists"."title", (SELECT coalesce(CAST(json_agg(json_build_array("koine_1", "koine_2", "koine_3", "koine_4", "koine_5", encode(timestamptz_send("koine_6"), 'hex'), "koine_7", encode(float8send("koine_8"), 'hex'))) AS text), '[]') FROM (SELECT "reminders"."id" AS "koine_1", "reminders"."title" AS "koine_2", "reminders"."isCompleted" AS "koine_3", "reminders"."prio" AS "koine_4", "reminders"."remindersListID" AS "koine_5", "reminders"."dueDate" AS "koine_6", "reminders"."notes" AS "koine_7", "reminders"."score" AS "koine_8" FROM "reminders" WHERE "reminders"."remindersListID" = "remindersLists"."id" ORDER BY "reminders"."id") AS "koine_rows") FROM "remindersLists" ORDER BY "remindersLists"."id"

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express nestedRows in SELECT 2: read the rows in a query of their own
