-- SQLite 3.40
SELECT (SELECT count("tags"."weight") FILTER (WHERE "reminders"."id" IN ()) FROM "reminders"), (SELECT count("tags"."weight") FILTER (WHERE NOT "reminders"."id" IN ()) FROM "reminders") FROM "tags" ORDER BY "tags"."id"

-- PostgreSQL 13
SELECT (SELECT count("tags"."weight") FILTER (WHERE "reminders"."id" IS NULL AND FALSE) FROM "reminders"), (SELECT count("tags"."weight") FILTER (WHERE NOT ("reminders"."id" IS NULL AND FALSE)) FROM "reminders") FROM "tags" ORDER BY "tags"."id"
