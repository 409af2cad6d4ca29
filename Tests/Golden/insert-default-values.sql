-- SQLite 3.40
INSERT INTO "counters" DEFAULT VALUES RETURNING "counters"."number", "counters"."note"

-- PostgreSQL 13
INSERT INTO "counters" DEFAULT VALUES RETURNING "counters"."number", "counters"."note"
