-- SQLite 3.40
SELECT koine_first('dda', "reminders"."id", "reminders"."dueDate", "reminders"."id", "reminders"."id") FILTER (WHERE NOT "reminders"."isCompleted"), koine_first('dd', "reminders"."score", "reminders"."title", "reminders"."score") FILTER (WHERE "reminders"."id" > ?1) FROM "reminders"
-- 1: 9 (integer 64)

-- PostgreSQL 13
SELECT (array_agg("reminders"."id" ORDER BY "reminders"."dueDate" DESC NULLS LAST, "reminders"."id" DESC NULLS LAST, "reminders"."id" NULLS FIRST) FILTER (WHERE NOT "reminders"."isCompleted"))[1], (array_agg("reminders"."score" ORDER BY "reminders"."title" COLLATE "C" DESC NULLS LAST, "reminders"."score" DESC NULLS LAST) FILTER (WHERE "reminders"."id" > $1))[1] FROM "reminders"
-- 1: 9 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express firstInOrder in SELECT 1: MariaDB has no such function; take the row by distinct(on:) in a subquery
-- refused: MariaDB 10.11 cannot express firstInOrder in SELECT 2: MariaDB has no such function; take the row by distinct(on:) in a subquery
