-- SQLite 3.40
-- refused: SQLite 3.40 cannot express otherLateralJoins ("elements"): SQLite has no LATERAL; say by equalities which rows belong to a row, or join the query and group

-- PostgreSQL 13
SELECT "papers"."id", "elements"."value" FROM "papers" CROSS JOIN LATERAL (SELECT "elements"."position" AS "position", "elements"."value" AS "value" FROM jsonb_path_query("papers"."labels", 'strict $[*]', silent => true) WITH ORDINALITY AS "elements" ("value", "position") ORDER BY "elements"."position" LIMIT $1) AS "elements"
-- 1: 1 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express otherLateralJoins ("elements"): MariaDB has no LATERAL; say by equalities which rows belong to a row, or join the query and group
