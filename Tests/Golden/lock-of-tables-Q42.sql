-- SQLite 3.40
SELECT "absences"."id" FROM "absences" LEFT JOIN "absences" AS "Second" ON "absences"."id" = "Second"."n"

-- PostgreSQL 13
SELECT "absences"."id" FROM "absences" LEFT JOIN "absences" AS "Second" ON "absences"."id" = "Second"."n" FOR UPDATE OF "absences" NOWAIT

-- MariaDB 10.11
