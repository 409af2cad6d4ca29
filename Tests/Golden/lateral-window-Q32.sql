-- SQLite 3.40
-- refused: SQLite 3.40 cannot express otherLateralJoins ("numbered"): SQLite has no LATERAL; say by equalities which rows belong to a row, or join the query and group

-- PostgreSQL 13
SELECT "remindersLists"."id", "remindersLists"."title", "numbered"."column1", "numbered"."column2" FROM "remindersLists" CROSS JOIN LATERAL (SELECT "reminders"."id" AS "column1", row_number() OVER (ORDER BY "reminders"."id") AS "column2" FROM "reminders" WHERE "reminders"."remindersListID" = "remindersLists"."id") AS "numbered"

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express windowsOfOuterRows in JOIN 1: MariaDB may look at the condition for the first row alone; compute the windows in a derived table, from(…), and compare around it
-- refused: MariaDB 10.11 cannot express otherLateralJoins ("numbered"): MariaDB has no LATERAL; say by equalities which rows belong to a row, or join the query and group
