-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" WHERE (SELECT CASE WHEN count(*) = 0 THEN TRUE WHEN "reminders"."id" > min("koine_values"."value") THEN FALSE WHEN count(*) = count("koine_values"."value") THEN "reminders"."id" <= min("koine_values"."value") END FROM (SELECT "reminders_2"."id" AS "value" FROM "reminders" AS "reminders_2" WHERE "reminders_2"."isCompleted" = "reminders"."isCompleted") AS "koine_values") ORDER BY "reminders"."id"

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" WHERE (SELECT CASE WHEN count(*) = CAST(0 AS bigint) THEN TRUE WHEN "reminders"."id" > min("koine_values"."value") THEN FALSE WHEN count(*) = count("koine_values"."value") THEN "reminders"."id" <= min("koine_values"."value") END FROM (SELECT "reminders_2"."id" AS "value" FROM "reminders" AS "reminders_2" WHERE "reminders_2"."isCompleted" = "reminders"."isCompleted") AS "koine_values") ORDER BY "reminders"."id"

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express outerColumnsInDerivedTables ("koine_values") in WHERE › subquery › FROM: MariaDB's derived and common tables see no column of an outer query; use a join
