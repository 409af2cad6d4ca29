-- SQLite 3.40
SELECT substr("reminders"."title", 1, max(0, min("reminders"."prio", 2147483647))), substr("reminders"."title" || 'x', -1, -max(0, min("reminders"."prio", 2147483647))), substr("reminders"."title", max(1, min("reminders"."prio", 2147483647))), substr("reminders"."title", ?1, max(0, min("reminders"."prio", 2147483647))), koine_repeat("reminders"."title", "reminders"."prio"), koine_lpad("reminders"."title", "reminders"."prio", ?2) FROM "reminders" ORDER BY "reminders"."id"
-- 1: 2 (integer 32)
-- 2: ' ' (text)

-- PostgreSQL 13
SELECT left("reminders"."title", CAST(CASE WHEN "reminders"."prio" < 0 THEN 0 WHEN "reminders"."prio" > 2147483647 THEN 2147483647 ELSE "reminders"."prio" END AS integer)), right("reminders"."title", CAST(CASE WHEN "reminders"."prio" < 0 THEN 0 WHEN "reminders"."prio" > 2147483647 THEN 2147483647 ELSE "reminders"."prio" END AS integer)), substr("reminders"."title", CAST(CASE WHEN "reminders"."prio" < (-2147483647) THEN -2147483647 WHEN "reminders"."prio" > 2147483647 THEN 2147483647 ELSE "reminders"."prio" END AS integer)), substr("reminders"."title", $1, CAST(CASE WHEN "reminders"."prio" < 0 THEN 0 WHEN "reminders"."prio" > 2147483647 THEN 2147483647 ELSE "reminders"."prio" END AS integer)), repeat("reminders"."title", CAST((greatest(ARRAY[CAST(0 AS bigint)], ARRAY[CASE WHEN "reminders"."prio" IS NOT NULL THEN least(CAST(2147483647 AS bigint), "reminders"."prio") END]))[1] AS integer)), lpad("reminders"."title", CAST((greatest(ARRAY[CAST(0 AS bigint)], ARRAY[CASE WHEN "reminders"."prio" IS NOT NULL THEN least(CAST(2147483647 AS bigint), "reminders"."prio") END]))[1] AS integer), $2) FROM "reminders" ORDER BY "reminders"."id"
-- 1: 2 (integer 32)
-- 2: ' ' (text)

-- MariaDB 10.11
SELECT left(`reminders`.`title`, `reminders`.`prio`), right(`reminders`.`title`, `reminders`.`prio`), substring(`reminders`.`title`, greatest(`reminders`.`prio`, 1)), substring(`reminders`.`title`, greatest(?, 1), greatest(least(`reminders`.`prio`, 1073741823), 0) + least(greatest(?, -2147483647) - 1, 0)), repeat(`reminders`.`title`, `reminders`.`prio`), CASE WHEN ? = '' THEN left(`reminders`.`title`, `reminders`.`prio`) WHEN `reminders`.`prio` < 0 AND `reminders`.`title` IS NOT NULL THEN left(?, 0) ELSE lpad(concat(`reminders`.`title`, ''), `reminders`.`prio`, ?) END FROM `reminders` ORDER BY `reminders`.`id`
-- 1: 2 (integer 64)
-- 2: 2 (integer 64)
-- 3: ' ' (text)
-- 4: ' ' (text)
-- 5: ' ' (text)
