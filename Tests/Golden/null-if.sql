-- SQLite 3.40
SELECT nullif("reminders"."prio", ?1), nullif("reminders"."title", ?2) FROM "reminders" ORDER BY "reminders"."id" LIMIT ?3
-- 1: 3 (integer 64)
-- 2: 'É' (text)
-- 3: 3 (integer 64)

-- PostgreSQL 13
SELECT nullif("reminders"."prio", $1), nullif("reminders"."title", $2) FROM "reminders" ORDER BY "reminders"."id" LIMIT $3
-- 1: 3 (integer 64)
-- 2: 'É' (text)
-- 3: 3 (integer 64)

-- MariaDB 10.11
SELECT nullif(`reminders`.`prio`, ?), nullif(`reminders`.`title`, ? COLLATE `utf8mb4_nopad_bin`) FROM `reminders` ORDER BY `reminders`.`id` LIMIT ?
-- 1: 3 (integer 64)
-- 2: 'É' (text)
-- 3: 3 (integer 64)
