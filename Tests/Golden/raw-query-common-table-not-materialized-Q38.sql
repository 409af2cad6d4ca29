-- SQLite 3.40
WITH "loads" AS NOT MATERIALIZED (SELECT count(*) AS reminders, "reminders"."remindersListID" AS "listID", 1 AS more FROM "reminders" GROUP BY "reminders"."remindersListID") SELECT "loads"."reminders" FROM "remindersLists" JOIN "loads" ON "remindersLists"."id" = "loads"."listID" ORDER BY "remindersLists"."id"

-- PostgreSQL 13
WITH "loads" AS NOT MATERIALIZED (SELECT count(*) AS reminders, "reminders"."remindersListID" AS "listID", 1 AS more FROM "reminders" GROUP BY "reminders"."remindersListID") SELECT "loads"."reminders" FROM "remindersLists" JOIN "loads" ON "remindersLists"."id" = "loads"."listID" ORDER BY "remindersLists"."id"

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express outerColumnsInDerivedTables ("loads"): MariaDB's derived and common tables see no column of an outer query; use a join
