-- SQLite 3.40
INSERT INTO "tags" ("id", "reminderID", "title", "weight") SELECT "tags"."id", "tags"."reminderID", "reminders"."title", "tags"."weight" FROM "tags" JOIN "reminders" ON "tags"."reminderID" = "reminders"."id" WHERE TRUE ON CONFLICT ("id") DO NOTHING

-- PostgreSQL 13
INSERT INTO "tags" ("id", "reminderID", "title", "weight") SELECT "tags"."id", "tags"."reminderID", "reminders"."title", "tags"."weight" FROM "tags" JOIN "reminders" ON "tags"."reminderID" = "reminders"."id" ON CONFLICT ("id") DO NOTHING
