-- SQLite 3.40
SELECT count(*) FROM (SELECT "reminders"."prio" FROM "reminders" GROUP BY "reminders"."prio") AS "rows"

-- PostgreSQL 13
SELECT count(*) FROM (SELECT "reminders"."prio" FROM "reminders" GROUP BY "reminders"."prio") AS "rows"
