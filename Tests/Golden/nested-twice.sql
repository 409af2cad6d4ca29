-- SQLite 3.40
SELECT "remindersLists"."id", "remindersLists"."title", (SELECT json_group_array(json_array("koine_1", "koine_2")) FROM (SELECT "reminders"."title" AS "koine_1", (SELECT json_group_array(json_array("koine_1", "koine_2", "koine_3", "koine_4")) FROM (SELECT "tags"."id" AS "koine_1", "tags"."reminderID" AS "koine_2", "tags"."title" AS "koine_3", "tags"."weight" AS "koine_4" FROM "tags" WHERE "tags"."reminderID" = "reminders"."id" ORDER BY "tags"."id") AS "koine_rows") AS "koine_2" FROM "reminders" WHERE "reminders"."remindersListID" = "remindersLists"."id" ORDER BY "reminders"."id") AS "koine_rows") FROM "remindersLists" ORDER BY "remindersLists"."id"

-- PostgreSQL 13
SELECT "remindersLists"."id", "remindersLists"."title", (SELECT coalesce(CAST(json_agg(json_build_array("koine_1", "koine_2")) AS text), '[]') FROM (SELECT "reminders"."title" AS "koine_1", (SELECT coalesce(CAST(json_agg(json_build_array("koine_1", "koine_2", "koine_3", "koine_4")) AS text), '[]') FROM (SELECT "tags"."id" AS "koine_1", "tags"."reminderID" AS "koine_2", "tags"."title" AS "koine_3", "tags"."weight" AS "koine_4" FROM "tags" WHERE "tags"."reminderID" = "reminders"."id" ORDER BY "tags"."id") AS "koine_rows") AS "koine_2" FROM "reminders" WHERE "reminders"."remindersListID" = "remindersLists"."id" ORDER BY "reminders"."id") AS "koine_rows") FROM "remindersLists" ORDER BY "remindersLists"."id"

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express nestedRows in SELECT 2 › subquery › SELECT 2: read the rows in a query of their own
-- refused: MariaDB 10.11 cannot express nestedRows in SELECT 2: read the rows in a query of their own
