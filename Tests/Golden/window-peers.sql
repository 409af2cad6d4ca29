-- SQLite 3.40
SELECT "tags"."id", koine_sum("tags"."id") OVER (ORDER BY "tags"."title"), min("tags"."title") OVER (PARTITION BY "tags"."reminderID") FROM "tags" ORDER BY "tags"."id"

-- PostgreSQL 13
SELECT "tags"."id", CAST(sum("tags"."id") OVER (ORDER BY "tags"."title" COLLATE "C") AS bigint), min("tags"."title" COLLATE "C") OVER (PARTITION BY "tags"."reminderID") FROM "tags" ORDER BY "tags"."id"

-- MariaDB 10.11
SELECT `tags`.`id`, (sum(`tags`.`id`) OVER (ORDER BY `tags`.`title` COLLATE `utf8mb4_nopad_bin`) DIV 1), min(`tags`.`title` COLLATE `utf8mb4_nopad_bin`) OVER (PARTITION BY `tags`.`reminderID`) FROM `tags` ORDER BY `tags`.`id`
