-- SQLite 3.40
SELECT count("absences"."id"), koine_sum("absences"."n"), koine_avg("absences"."n"), max("absences"."text"), group_concat("absences"."text", ',') FROM "absences"

-- PostgreSQL 13
SELECT count("absences"."id"), CAST(sum("absences"."n") AS bigint), CAST(avg("absences"."n" + 0.000000000000000000000000000000000000000000000) AS double precision), max("absences"."text" COLLATE "C"), string_agg("absences"."text", ',') FROM "absences"
