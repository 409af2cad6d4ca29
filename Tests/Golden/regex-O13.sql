-- SQLite 3.40
SELECT koine_matches("reminders"."title", '^[a-z]+$'), koine_matches("reminders"."title", '[Zz]'), koine_matches("reminders"."notes", '[0-9]+\%') FROM "reminders" ORDER BY "reminders"."id"

-- PostgreSQL 13
SELECT ("reminders"."title" COLLATE "C" ~ '^[a-z]+$'), ("reminders"."title" COLLATE "C" ~ '[Zz]'), ("reminders"."notes" COLLATE "C" ~ E'[0-9]+\\%') FROM "reminders" ORDER BY "reminders"."id"

-- MariaDB 10.11
SELECT (`reminders`.`title` REGEXP CONVERT(x'283f2d69295e5b612d7a5d2b5c7a' USING utf8mb4) COLLATE utf8mb4_nopad_bin), (`reminders`.`title` REGEXP '(?-i)[Zz]'), (`reminders`.`notes` REGEXP CONVERT(x'283f2d69295b302d395d2b5c25' USING utf8mb4) COLLATE utf8mb4_nopad_bin) FROM `reminders` ORDER BY `reminders`.`id`
