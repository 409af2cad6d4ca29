-- SQLite 3.40
-- refused: SQLite 3.40 cannot express otherLateralJoins ("tags"): SQLite has no LATERAL; say by equalities which rows belong to a row, or join the query and group

-- PostgreSQL 13
SELECT "remindersLists"."id", "remindersLists"."title", "tags"."id", "tags"."reminderID", "tags"."title", "tags"."weight" FROM "remindersLists" CROSS JOIN LATERAL (SELECT "tags"."id" AS "id", "tags"."reminderID" AS "reminderID", "tags"."title" AS "title", "tags"."weight" AS "weight" FROM "tags" WHERE "tags"."id" < "remindersLists"."id" ORDER BY "tags"."id" DESC LIMIT $1) AS "tags"
-- 1: 1 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express otherLateralJoins ("tags"): MariaDB has no LATERAL; say by equalities which rows belong to a row, or join the query and group
