-- SQLite 3.40
SELECT (SELECT json_group_array(json_array("koine_1", "koine_2", CASE typeof("koine_3") WHEN 'real' THEN printf('%!.20e', "koine_3") ELSE "koine_3" END)) FROM (SELECT "reminders"."isCompleted" AS "koine_1", count("reminders"."id") AS "koine_2", sum("reminders"."score") AS "koine_3" FROM "reminders" WHERE "reminders"."remindersListID" = "remindersLists"."id" GROUP BY "reminders"."isCompleted" ORDER BY "reminders"."isCompleted") AS "koine_rows") FROM "remindersLists" ORDER BY "remindersLists"."id"

-- PostgreSQL 13
SELECT (SELECT coalesce(CAST(json_agg(json_build_array("koine_1", "koine_2", encode(float8send("koine_3"), 'hex'))) AS text), '[]') FROM (SELECT "reminders"."isCompleted" AS "koine_1", count("reminders"."id") AS "koine_2", sum("reminders"."score") AS "koine_3" FROM "reminders" WHERE "reminders"."remindersListID" = "remindersLists"."id" GROUP BY "reminders"."isCompleted" ORDER BY "reminders"."isCompleted") AS "koine_rows") FROM "remindersLists" ORDER BY "remindersLists"."id"

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express outerColumnsInDerivedTables ("koine_groups") in SELECT 1 › subquery › FROM: MariaDB's derived and common tables see no column of an outer query; use a join
