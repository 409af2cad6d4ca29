-- SQLite 3.40
SELECT DISTINCT "reminders"."prio" FROM "reminders" ORDER BY "reminders"."prio"

-- PostgreSQL 13
SELECT DISTINCT "reminders"."prio" FROM "reminders" ORDER BY "reminders"."prio" NULLS FIRST
