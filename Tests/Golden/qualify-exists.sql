-- SQLite 3.40
SELECT "remindersLists"."id" FROM "remindersLists" WHERE EXISTS (SELECT "koine_qualified"."koine_1" FROM (SELECT 1 AS "koine_1", row_number() OVER (ORDER BY "reminders"."id") AS "koine_2" FROM "reminders" WHERE "reminders"."remindersListID" = "remindersLists"."id") AS "koine_qualified" WHERE "koine_qualified"."koine_2" > ?1) ORDER BY "remindersLists"."id"
-- 1: 2 (integer 64)

-- PostgreSQL 13
SELECT "remindersLists"."id" FROM "remindersLists" WHERE EXISTS (SELECT "koine_qualified"."koine_1" FROM (SELECT 1 AS "koine_1", row_number() OVER (ORDER BY "reminders"."id") AS "koine_2" FROM "reminders" WHERE "reminders"."remindersListID" = "remindersLists"."id") AS "koine_qualified" WHERE "koine_qualified"."koine_2" > $1) ORDER BY "remindersLists"."id"
-- 1: 2 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express windowsOfOuterRows in WHERE › subquery: MariaDB may look at the condition for the first row alone; compute the windows in a derived table, from(…), and compare around it
