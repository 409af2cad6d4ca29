-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" WHERE NOT koine_matches("reminders"."title", '^(?:[0-9A-Z_a-z]|É)+$') OR koine_matches("reminders"."notes", '[\%_]') IS NULL ORDER BY "reminders"."id"

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" WHERE NOT ("reminders"."title" COLLATE "C" ~ '^(?:[0-9A-Z_a-z]|É)+$') OR ("reminders"."notes" COLLATE "C" ~ E'[\\%_]') IS NULL ORDER BY "reminders"."id"

-- MariaDB 10.11
SELECT `reminders`.`id` FROM `reminders` WHERE NOT (`reminders`.`title` REGEXP CONVERT(x'283f2d69295e283f3a5b302d39412d5a5f612d7a5d7cc389292b5c7a' USING utf8mb4) COLLATE utf8mb4_nopad_bin) OR (`reminders`.`notes` REGEXP CONVERT(x'283f2d69295b5c255f5d' USING utf8mb4) COLLATE utf8mb4_nopad_bin) IS NULL ORDER BY `reminders`.`id`
