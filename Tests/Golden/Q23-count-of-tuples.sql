-- SQLite 3.40
SELECT koine_count_distinct("reminders"."remindersListID", "reminders"."prio"), koine_count_distinct("reminders"."remindersListID", "reminders"."isCompleted"), koine_count_distinct("reminders"."remindersListID", "reminders"."isCompleted") FILTER (WHERE "reminders"."id" <> ?1 AND "reminders"."id" <> ?2) FROM "reminders"
-- 1: 3 (integer 64)
-- 2: 5 (integer 64)

-- PostgreSQL 13
SELECT count(DISTINCT ("reminders"."remindersListID", "reminders"."prio")) FILTER (WHERE "reminders"."remindersListID" IS NOT NULL AND "reminders"."prio" IS NOT NULL), count(DISTINCT ("reminders"."remindersListID", "reminders"."isCompleted")) FILTER (WHERE "reminders"."remindersListID" IS NOT NULL AND "reminders"."isCompleted" IS NOT NULL), count(DISTINCT ("reminders"."remindersListID", "reminders"."isCompleted")) FILTER (WHERE "reminders"."remindersListID" IS NOT NULL AND "reminders"."isCompleted" IS NOT NULL AND ("reminders"."id" <> $1 AND "reminders"."id" <> $2)) FROM "reminders"
-- 1: 3 (integer 64)
-- 2: 5 (integer 64)

-- MariaDB 10.11
SELECT count(DISTINCT `reminders`.`remindersListID`, `reminders`.`prio`), count(DISTINCT `reminders`.`remindersListID`, `reminders`.`isCompleted`), count(DISTINCT CASE WHEN `reminders`.`id` <> ? AND `reminders`.`id` <> ? THEN `reminders`.`remindersListID` END, CASE WHEN `reminders`.`id` <> ? AND `reminders`.`id` <> ? THEN `reminders`.`isCompleted` END) FROM `reminders`
-- 1: 3 (integer 64)
-- 2: 5 (integer 64)
-- 3: 3 (integer 64)
-- 4: 5 (integer 64)
