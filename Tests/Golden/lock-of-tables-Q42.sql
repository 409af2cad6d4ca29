-- SQLite 3.40
SELECT "absences"."id" FROM "absences" LEFT JOIN "absences" AS "Second" ON "absences"."id" = "Second"."n"

-- PostgreSQL 13
SELECT "absences"."id" FROM "absences" LEFT JOIN "absences" AS "Second" ON "absences"."id" = "Second"."n" FOR UPDATE OF "absences" NOWAIT

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express rowLocksOfTables: MariaDB locks the rows of all tables of a query; lock those of one in a query of its own
