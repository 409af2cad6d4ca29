-- SQLite 3.40
SELECT "reminders"."prio" BETWEEN min(?1, ?2) AND max(?3, ?4), "reminders"."id" BETWEEN min(?5, ?6) AND max(?7, ?8), "reminders"."prio" BETWEEN min(?9, "reminders"."id") AND max("reminders"."id", ?10) FROM "reminders" ORDER BY "reminders"."id"
-- 1: 0 (integer 64)
-- 2: 5 (integer 64)
-- 3: 5 (integer 64)
-- 4: 0 (integer 64)
-- 5: 4 (integer 64)
-- 6: 2 (integer 64)
-- 7: 2 (integer 64)
-- 8: 4 (integer 64)
-- 9: 0 (integer 64)
-- 10: 0 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."prio" BETWEEN least($1, $2) AND greatest($3, $4), "reminders"."id" BETWEEN least($5, $6) AND greatest($7, $8), "reminders"."prio" BETWEEN CASE WHEN "reminders"."id" IS NOT NULL THEN least("reminders"."id", $9) END AND CASE WHEN "reminders"."id" IS NOT NULL THEN greatest("reminders"."id", $10) END FROM "reminders" ORDER BY "reminders"."id"
-- 1: 5 (integer 64)
-- 2: 0 (integer 64)
-- 3: 5 (integer 64)
-- 4: 0 (integer 64)
-- 5: 2 (integer 64)
-- 6: 4 (integer 64)
-- 7: 2 (integer 64)
-- 8: 4 (integer 64)
-- 9: 0 (integer 64)
-- 10: 0 (integer 64)

-- MariaDB 10.11
SELECT `reminders`.`prio` BETWEEN least(?, ?) AND greatest(?, ?), `reminders`.`id` BETWEEN least(?, ?) AND greatest(?, ?), `reminders`.`prio` BETWEEN least(`reminders`.`id`, ?) AND greatest(`reminders`.`id`, ?) FROM `reminders` ORDER BY `reminders`.`id`
-- 1: 5 (integer 64)
-- 2: 0 (integer 64)
-- 3: 5 (integer 64)
-- 4: 0 (integer 64)
-- 5: 2 (integer 64)
-- 6: 4 (integer 64)
-- 7: 2 (integer 64)
-- 8: 4 (integer 64)
-- 9: 0 (integer 64)
-- 10: 0 (integer 64)
