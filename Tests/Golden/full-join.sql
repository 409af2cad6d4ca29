-- SQLite 3.40
SELECT "tags"."id", "reminders"."id" FROM "tags" FULL JOIN "reminders" ON "tags"."weight" = "reminders"."prio" ORDER BY "tags"."id", "reminders"."id"

-- PostgreSQL 13
SELECT "tags"."id", "reminders"."id" FROM "tags" FULL JOIN "reminders" ON "tags"."weight" = "reminders"."prio" ORDER BY "tags"."id" NULLS FIRST, "reminders"."id" NULLS FIRST

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express fullJoin: MariaDB has no FULL JOIN; run a left and a right join
