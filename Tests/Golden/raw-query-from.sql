-- SQLite 3.40
SELECT "loads"."listID", "loads"."reminders" FROM (SELECT count(*) AS reminders, "reminders"."remindersListID" AS "listID", 1 AS more FROM "reminders" GROUP BY "reminders"."remindersListID") AS "loads" WHERE "loads"."reminders" > ?1 ORDER BY "loads"."listID"
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT "loads"."listID", "loads"."reminders" FROM (SELECT count(*) AS reminders, "reminders"."remindersListID" AS "listID", 1 AS more FROM "reminders" GROUP BY "reminders"."remindersListID") AS "loads" WHERE "loads"."reminders" > $1 ORDER BY "loads"."listID" NULLS FIRST
-- 1: 1 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express outerColumnsInDerivedTables ("loads") in FROM: MariaDB's derived and common tables see no column of an outer query; use a join
