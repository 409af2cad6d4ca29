-- SQLite 3.40
SELECT "samples"."id" FROM "samples" WHERE ("samples"."id", (SELECT max("samples_2"."id") FROM "samples" AS "samples_2")) IN (SELECT "samples_2"."id", "samples_2"."id" FROM "samples" AS "samples_2")

-- PostgreSQL 13
SELECT "samples"."id" FROM "samples" WHERE ("samples"."id", (SELECT max("samples_2"."id") FROM "samples" AS "samples_2")) IN (SELECT "samples_2"."id", "samples_2"."id" FROM "samples" AS "samples_2")

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express subqueriesInRowsLookedFor in WHERE: MariaDB looks for no row with a subquery in it; compare with exists(query.where { … })
