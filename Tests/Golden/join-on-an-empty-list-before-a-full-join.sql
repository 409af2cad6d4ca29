-- SQLite 3.40
SELECT "u"."id" FROM "tags" AS "t" JOIN "tags" AS "s" ON FALSE OR "s"."id" <> "s"."id" FULL JOIN "tags" AS "u" ON "t"."id" = "u"."id"

-- PostgreSQL 13
SELECT "u"."id" FROM "tags" AS "t" JOIN "tags" AS "s" ON FALSE FULL JOIN "tags" AS "u" ON "t"."id" = "u"."id"

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express fullJoinAmongJoins: MariaDB has no FULL JOIN; join two tables with a required column each, and nothing else
