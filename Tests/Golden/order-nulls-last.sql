-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" ORDER BY "reminders"."prio" NULLS LAST, "reminders"."id" DESC

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" ORDER BY "reminders"."prio" NULLS LAST, "reminders"."id" DESC
