-- SQLite 3.40
SELECT "remindersLists"."id" FROM "remindersLists" WHERE EXISTS (SELECT "koine_qualified"."koine_1" FROM (SELECT 1 AS "koine_1", row_number() OVER (ORDER BY "reminders"."id") AS "koine_2" FROM "reminders" WHERE "reminders"."remindersListID" = "remindersLists"."id") AS "koine_qualified" WHERE "koine_qualified"."koine_2" > ?1) ORDER BY "remindersLists"."id"
-- 1: 2 (integer 64)

-- PostgreSQL 13
SELECT "remindersLists"."id" FROM "remindersLists" WHERE EXISTS (SELECT "koine_qualified"."koine_1" FROM (SELECT 1 AS "koine_1", row_number() OVER (ORDER BY "reminders"."id") AS "koine_2" FROM "reminders" WHERE "reminders"."remindersListID" = "remindersLists"."id") AS "koine_qualified" WHERE "koine_qualified"."koine_2" > $1) ORDER BY "remindersLists"."id"
-- 1: 2 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express outerColumnsInDerivedTables ("koine_qualified") in WHERE › subquery › FROM: MariaDB's derived and common tables see no column of an outer query; use a join
