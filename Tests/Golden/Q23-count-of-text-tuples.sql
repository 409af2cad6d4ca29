-- SQLite 3.40
SELECT koine_count_distinct("tags"."title", "tags"."reminderID"), koine_count_distinct("tags"."title") FROM "tags"

-- PostgreSQL 13
SELECT count(DISTINCT ("tags"."title", "tags"."reminderID")) FILTER (WHERE "tags"."title" IS NOT NULL AND "tags"."reminderID" IS NOT NULL), count(DISTINCT ("tags"."title")) FILTER (WHERE "tags"."title" IS NOT NULL) FROM "tags"

-- MariaDB 10.11
SELECT count(DISTINCT `tags`.`title` COLLATE `utf8mb4_nopad_bin`, `tags`.`reminderID`), count(DISTINCT `tags`.`title` COLLATE `utf8mb4_nopad_bin`) FROM `tags`
