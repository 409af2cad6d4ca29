-- SQLite 3.40
-- refused: SQLite 3.40 cannot express otherLateralJoins ("states"): SQLite has no LATERAL; say by equalities which rows belong to a row, or join the query and group

-- PostgreSQL 13
SELECT "remindersLists"."id", "remindersLists"."title", "states"."column1" FROM "remindersLists" CROSS JOIN LATERAL (SELECT DISTINCT "reminders"."isCompleted" AS "column1" FROM "reminders" WHERE "reminders"."id" <= "remindersLists"."id") AS "states"

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express otherLateralJoins ("states"): MariaDB has no LATERAL; say by equalities which rows belong to a row, or join the query and group
