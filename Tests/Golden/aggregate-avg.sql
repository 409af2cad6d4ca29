-- SQLite 3.40
SELECT koine_avg("reminders"."prio"), avg("reminders"."score") FROM "reminders"

-- PostgreSQL 13
SELECT CAST(avg("reminders"."prio" + 0.000000000000000000000000000000000000000000000) AS double precision), avg("reminders"."score") FROM "reminders"
