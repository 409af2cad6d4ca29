-- SQLite 3.40
SELECT "reminders"."remindersListID", koine_var_pop_of_frame(CAST(max("reminders"."id") AS REAL)) OVER (ORDER BY "reminders"."remindersListID"), koine_var_samp_of_frame(CAST(koine_sum("reminders"."id") AS REAL)) OVER (), koine_stddev_pop_of_frame(CASE WHEN max("reminders"."id") > ?1 THEN CAST(count("reminders"."id") AS REAL) END) OVER (), koine_regr_avgx_of_frame(CASE WHEN max("reminders"."id") > ?1 THEN CAST(koine_sum("reminders"."id") AS REAL) END, CAST(max("reminders"."id") AS REAL)) OVER () FROM "reminders" GROUP BY "reminders"."remindersListID" ORDER BY "reminders"."remindersListID"
-- 1: 5 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."remindersListID", nullif(var_pop(CAST(max("reminders"."id") AS double precision)) OVER (ORDER BY "reminders"."remindersListID"), CAST('NaN' AS double precision)), nullif(var_samp(CAST(CAST(sum("reminders"."id") AS bigint) AS double precision)) OVER (), CAST('NaN' AS double precision)), nullif(stddev_pop(CASE WHEN max("reminders"."id") > $1 THEN CAST(count("reminders"."id") AS double precision) END) OVER (), CAST('NaN' AS double precision)), nullif(nullif(nullif(regr_avgx(CASE WHEN max("reminders"."id") > $1 THEN CAST(CAST(sum("reminders"."id") AS bigint) AS double precision) END, CAST(max("reminders"."id") AS double precision)) OVER (), CAST('NaN' AS double precision)), CAST('Infinity' AS double precision)), CAST('-Infinity' AS double precision)) FROM "reminders" GROUP BY "reminders"."remindersListID" ORDER BY "reminders"."remindersListID"
-- 1: 5 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express spreadAggregates in SELECT 2: MariaDB loses digits of numbers far from zero; read the values, and compute it in Swift
-- refused: MariaDB 10.11 cannot express spreadAggregates in SELECT 3: MariaDB loses digits of numbers far from zero; read the values, and compute it in Swift
-- refused: MariaDB 10.11 cannot express spreadAggregates in SELECT 4: MariaDB loses digits of numbers far from zero; read the values, and compute it in Swift
-- refused: MariaDB 10.11 cannot express pairAggregates in SELECT 5: MariaDB has neither correlation nor regression; read the rows, and compute it in Swift
