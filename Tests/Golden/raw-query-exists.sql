-- SQLite 3.40
SELECT count(*) FROM "tags" WHERE NOT EXISTS (SELECT "reminders"."id" FROM "reminders" WHERE id < ?1)
-- 1: 2 (integer 64)

-- PostgreSQL 13
SELECT count(*) FROM "tags" WHERE NOT EXISTS (SELECT "reminders"."id" FROM "reminders" WHERE id < $1)
-- 1: 2 (integer 64)
