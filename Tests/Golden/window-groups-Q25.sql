-- SQLite 3.40
SELECT "reminders"."id", count("reminders"."id") OVER (ORDER BY "reminders"."prio" GROUPS BETWEEN 1 PRECEDING AND CURRENT ROW) FROM "reminders" ORDER BY "reminders"."id"

-- PostgreSQL 13
SELECT "reminders"."id", count("reminders"."id") OVER (ORDER BY "reminders"."prio" NULLS FIRST GROUPS BETWEEN 1 PRECEDING AND CURRENT ROW) FROM "reminders" ORDER BY "reminders"."id"

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express groupsInFrames in SELECT 2: MariaDB's frames count in ROWS and RANGE alone
