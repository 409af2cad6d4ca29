-- SQLite 3.40
SELECT "tags"."id", "reminders"."id" FROM "tags" FULL JOIN "reminders" ON "tags"."weight" = "reminders"."prio" ORDER BY "tags"."id", "reminders"."id"

-- PostgreSQL 13
SELECT "tags"."id", "reminders"."id" FROM "tags" FULL JOIN "reminders" ON "tags"."weight" = "reminders"."prio" ORDER BY "tags"."id" NULLS FIRST, "reminders"."id" NULLS FIRST
