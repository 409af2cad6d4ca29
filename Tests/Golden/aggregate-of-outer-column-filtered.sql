-- SQLite 3.40
SELECT (SELECT count("tags"."weight") FILTER (WHERE "reminders"."id" IS DISTINCT FROM "reminders"."id") FROM "reminders"), (SELECT count("tags"."weight") FILTER (WHERE NOT "reminders"."id" IS DISTINCT FROM "reminders"."id") FROM "reminders") FROM "tags" ORDER BY "tags"."id"

-- PostgreSQL 13
SELECT (SELECT count("tags"."weight") FILTER (WHERE "reminders"."id" IS DISTINCT FROM "reminders"."id") FROM "reminders"), (SELECT count("tags"."weight") FILTER (WHERE NOT "reminders"."id" IS DISTINCT FROM "reminders"."id") FROM "reminders") FROM "tags" ORDER BY "tags"."id"

-- MariaDB 10.11
SELECT (SELECT count(CASE WHEN NOT (`reminders`.`id` <=> `reminders`.`id`) THEN `tags`.`weight` END) FROM `reminders`), (SELECT count(CASE WHEN NOT NOT (`reminders`.`id` <=> `reminders`.`id`) THEN `tags`.`weight` END) FROM `reminders`) FROM `tags` ORDER BY `tags`.`id`
