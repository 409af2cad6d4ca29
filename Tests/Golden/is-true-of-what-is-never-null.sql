-- SQLite 3.40
SELECT "reminders"."isCompleted", NOT "reminders"."isCompleted", ("reminders"."id" > ?1) IS NULL, NOT "reminders"."isCompleted", "reminders"."id" > ?2, "reminders"."isCompleted" IS NOT NULL FROM "reminders" ORDER BY "reminders"."id" LIMIT ?3
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 2 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."isCompleted", NOT "reminders"."isCompleted", ("reminders"."id" > $1) IS NULL, NOT "reminders"."isCompleted", "reminders"."id" > $2, "reminders"."isCompleted" IS NOT NULL FROM "reminders" ORDER BY "reminders"."id" LIMIT $3
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 2 (integer 64)

-- MariaDB 10.11
SELECT `reminders`.`isCompleted`, `reminders`.`isCompleted` = FALSE, (`reminders`.`id` > ?) IS NULL, `reminders`.`isCompleted` = FALSE, `reminders`.`id` > ?, `reminders`.`isCompleted` IS NOT NULL FROM `reminders` ORDER BY `reminders`.`id` LIMIT ?
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 2 (integer 64)
