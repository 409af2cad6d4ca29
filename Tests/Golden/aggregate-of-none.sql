-- SQLite 3.40
SELECT count("absences"."id"), sum("absences"."n"), avg("absences"."n"), max("absences"."text"), group_concat("absences"."text", ',') FROM "absences"

-- PostgreSQL 13
SELECT count("absences"."id"), CAST(sum("absences"."n") AS bigint), CAST(avg("absences"."n") AS double precision), max("absences"."text" COLLATE "C"), string_agg("absences"."text", ',') FROM "absences"
