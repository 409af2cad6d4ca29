-- SQLite 3.40
SELECT "reminders"."remindersListID", koine_first('aa', "reminders"."title", "reminders"."prio", "reminders"."title"), koine_first('dd', "reminders"."title", "reminders"."prio", "reminders"."title"), koine_first('da', "reminders"."prio", "reminders"."id", "reminders"."prio") FROM "reminders" GROUP BY "reminders"."remindersListID" ORDER BY "reminders"."remindersListID"

-- PostgreSQL 13
SELECT "reminders"."remindersListID", (array_agg("reminders"."title" ORDER BY "reminders"."prio" NULLS FIRST, "reminders"."title" COLLATE "C" NULLS FIRST))[1], (array_agg("reminders"."title" ORDER BY "reminders"."prio" DESC NULLS LAST, "reminders"."title" COLLATE "C" DESC NULLS LAST))[1], (array_agg("reminders"."prio" ORDER BY "reminders"."id" DESC NULLS LAST, "reminders"."prio" NULLS FIRST))[1] FROM "reminders" GROUP BY "reminders"."remindersListID" ORDER BY "reminders"."remindersListID"

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express firstInOrder in SELECT 2: MariaDB has no such function; take the row by distinct(on:) in a subquery
-- refused: MariaDB 10.11 cannot express firstInOrder in SELECT 3: MariaDB has no such function; take the row by distinct(on:) in a subquery
-- refused: MariaDB 10.11 cannot express firstInOrder in SELECT 4: MariaDB has no such function; take the row by distinct(on:) in a subquery
