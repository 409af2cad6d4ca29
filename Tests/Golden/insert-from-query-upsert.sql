-- SQLite 3.40
INSERT INTO "tags" ("id", "reminderID", "title", "weight") SELECT "tags"."id", "tags"."reminderID", "tags"."title" || ?1, "tags"."weight" FROM "tags" WHERE TRUE ON CONFLICT ("id") DO UPDATE SET "title" = "excluded"."title"
-- 1: '?' (text)

-- PostgreSQL 13
INSERT INTO "tags" ("id", "reminderID", "title", "weight") SELECT "tags"."id", "tags"."reminderID", "tags"."title" || $1, "tags"."weight" FROM "tags" ON CONFLICT ("id") DO UPDATE SET "title" = "excluded"."title"
-- 1: '?' (text)
