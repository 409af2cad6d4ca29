-- SQLite 3.40
SELECT "reminders"."id", "reminders"."title" || ?1 FROM "reminders" WHERE "reminders"."notes" = ?2 OR instr("reminders"."title", ?3) > 0 AND "reminders"."id" = ?4 ORDER BY "reminders"."id"
-- 1: 'a' (text)
-- 2: 'tie' (text)
-- 3: '' (text)
-- 4: 1 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."id", "reminders"."title" || $1 FROM "reminders" WHERE "reminders"."notes" = $2 OR "reminders"."title" LIKE $3 AND "reminders"."id" = $4 ORDER BY "reminders"."id"
-- 1: 'a' (text)
-- 2: 'tie' (text)
-- 3: '%%' (text)
-- 4: 1 (integer 64)

-- MariaDB 10.11
SELECT `reminders`.`id`, concat(`reminders`.`title`, ?) FROM `reminders` WHERE `reminders`.`notes` = (? COLLATE `utf8mb4_nopad_bin`) OR instr(`reminders`.`title`, ? COLLATE utf8mb4_nopad_bin) > 0 AND `reminders`.`id` = ? ORDER BY `reminders`.`id`
-- 1: 'a' (text)
-- 2: 'tie' (text)
-- 3: '' (text)
-- 4: 1 (integer 64)
