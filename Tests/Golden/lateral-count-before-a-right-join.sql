-- SQLite 3.40
-- refused: SQLite 3.40 cannot express otherLateralJoins ("summary"): SQLite has no LATERAL; say by equalities which rows belong to a row, or join the query and group

-- PostgreSQL 13
SELECT "tags"."id", "summary"."column1" FROM "remindersLists" CROSS JOIN LATERAL (SELECT count("reminders"."id") AS "column1" FROM "reminders" WHERE "reminders"."remindersListID" = "remindersLists"."id") AS "summary" RIGHT JOIN "tags" ON "remindersLists"."id" = "tags"."id" ORDER BY "tags"."id"

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express otherLateralJoins ("summary"): MariaDB has no LATERAL; say by equalities which rows belong to a row, or join the query and group
