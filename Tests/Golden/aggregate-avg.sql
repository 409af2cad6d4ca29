-- SQLite 3.40
SELECT avg("reminders"."prio"), avg("reminders"."score") FROM "reminders"

-- PostgreSQL 13
SELECT CAST(avg("reminders"."prio") AS double precision), avg("reminders"."score") FROM "reminders"
