-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" ORDER BY "reminders"."prio" DESC NULLS FIRST, "reminders"."id"

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" ORDER BY "reminders"."prio" DESC NULLS FIRST, "reminders"."id"
