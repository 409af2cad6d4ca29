-- SQLite 3.40
SELECT "tags"."id", "reminders"."id" FROM "tags" FULL JOIN "reminders" ON "tags"."weight" + ?1 = "reminders"."id" ORDER BY "tags"."id", "reminders"."id"
-- 1: NULL (integer 64)

-- PostgreSQL 13
SELECT "tags"."id", "reminders"."id" FROM "tags" FULL JOIN "reminders" ON CASE WHEN "tags"."id" IS NULL THEN 0 ELSE 0 END = CASE WHEN "reminders"."id" IS NULL THEN 0 ELSE 0 END AND "tags"."weight" + $1 = "reminders"."id" ORDER BY "tags"."id" NULLS FIRST, "reminders"."id" NULLS FIRST
-- 1: NULL (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express fullJoin: MariaDB has no FULL JOIN; run a left and a right join
