-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" WHERE NOT "reminders"."isCompleted" AND ("reminders"."prio" = ?1 OR "reminders"."title" LIKE ?2 ESCAPE '\') ORDER BY "reminders"."id"
-- 1: 3 (integer 64)
-- 2: '%EB%' (text)

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" WHERE NOT "reminders"."isCompleted" AND ("reminders"."prio" = $1 OR "reminders"."title" COLLATE "C" ILIKE $2 ESCAPE E'\\') ORDER BY "reminders"."id"
-- 1: 3 (integer 64)
-- 2: '%EB%' (text)
