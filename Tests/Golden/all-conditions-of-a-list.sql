-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" WHERE NOT instr("reminders"."title", ?1) > 0 AND NOT instr("reminders"."title", ?2) > 0 AND "reminders"."id" < ?3 ORDER BY "reminders"."id"
-- 1: 'x' (text)
-- 2: 'k' (text)
-- 3: 6 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" WHERE NOT "reminders"."title" LIKE $1 AND NOT "reminders"."title" LIKE $2 AND "reminders"."id" < $3 ORDER BY "reminders"."id"
-- 1: '%x%' (text)
-- 2: '%k%' (text)
-- 3: 6 (integer 64)

-- MariaDB 10.11
SELECT `reminders`.`id` FROM `reminders` WHERE NOT instr(`reminders`.`title`, ? COLLATE utf8mb4_nopad_bin) > 0 AND NOT instr(`reminders`.`title`, ? COLLATE utf8mb4_nopad_bin) > 0 AND `reminders`.`id` < ? ORDER BY `reminders`.`id`
-- 1: 'x' (text)
-- 2: 'k' (text)
-- 3: 6 (integer 64)
