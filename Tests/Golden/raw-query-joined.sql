-- SQLite 3.40
SELECT "remindersLists"."title", "loads"."reminders" FROM "remindersLists" LEFT JOIN (SELECT count(*) AS reminders, "reminders"."remindersListID" AS "listID", 1 AS more FROM "reminders" GROUP BY "reminders"."remindersListID") AS "loads" ON "remindersLists"."id" = "loads"."listID" ORDER BY "remindersLists"."id"

-- PostgreSQL 13
SELECT "remindersLists"."title", "loads"."reminders" FROM "remindersLists" LEFT JOIN (SELECT count(*) AS reminders, "reminders"."remindersListID" AS "listID", 1 AS more FROM "reminders" GROUP BY "reminders"."remindersListID") AS "loads" ON "remindersLists"."id" = "loads"."listID" ORDER BY "remindersLists"."id"

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express outerColumnsInDerivedTables ("loads") in JOIN 1: MariaDB's derived and common tables see no column of an outer query; use a join
