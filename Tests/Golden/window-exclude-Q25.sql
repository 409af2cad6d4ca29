-- SQLite 3.40
SELECT "reminders"."id", koine_sum("reminders"."id") OVER (ORDER BY "reminders"."prio" ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING EXCLUDE CURRENT ROW), koine_sum("reminders"."id") OVER (ORDER BY "reminders"."prio" RANGE BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW EXCLUDE GROUP), koine_sum("reminders"."id") OVER (ORDER BY "reminders"."prio" GROUPS BETWEEN CURRENT ROW AND CURRENT ROW EXCLUDE TIES) FROM "reminders" ORDER BY "reminders"."id"

-- PostgreSQL 13
SELECT "reminders"."id", CAST(sum("reminders"."id") OVER (ORDER BY "reminders"."prio" NULLS FIRST ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING EXCLUDE CURRENT ROW) AS bigint), CAST(sum("reminders"."id") OVER (ORDER BY "reminders"."prio" NULLS FIRST RANGE BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW EXCLUDE GROUP) AS bigint), CAST(sum("reminders"."id") OVER (ORDER BY "reminders"."prio" NULLS FIRST GROUPS BETWEEN CURRENT ROW AND CURRENT ROW EXCLUDE TIES) AS bigint) FROM "reminders" ORDER BY "reminders"."id"

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express exclusionFromFrames in SELECT 2: MariaDB's frames have no EXCLUDE; leave out rows with a CASE
-- refused: MariaDB 10.11 cannot express exclusionFromFrames in SELECT 3: MariaDB's frames have no EXCLUDE; leave out rows with a CASE
-- refused: MariaDB 10.11 cannot express groupsInFrames in SELECT 4: MariaDB's frames count in ROWS and RANGE alone
-- refused: MariaDB 10.11 cannot express exclusionFromFrames in SELECT 4: MariaDB's frames have no EXCLUDE; leave out rows with a CASE
