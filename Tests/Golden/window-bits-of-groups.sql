-- SQLite 3.40
SELECT "reminders"."remindersListID", koine_bit_and(max("reminders"."id")) OVER (), koine_bit_or(count("reminders"."id")) OVER () FROM "reminders" GROUP BY "reminders"."remindersListID" ORDER BY "reminders"."remindersListID"

-- PostgreSQL 13
SELECT "reminders"."remindersListID", bit_and(max("reminders"."id")) OVER (), bit_or(count("reminders"."id")) OVER () FROM "reminders" GROUP BY "reminders"."remindersListID" ORDER BY "reminders"."remindersListID"

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express bitAggregatesOverWindow in SELECT 2: MariaDB computes wrong bits over a window; do it in a subquery
-- refused: MariaDB 10.11 cannot express bitAggregatesOverWindow in SELECT 3: MariaDB computes wrong bits over a window; do it in a subquery
