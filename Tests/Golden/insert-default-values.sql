-- SQLite 3.40
INSERT INTO "counters" DEFAULT VALUES RETURNING "counters"."number", "counters"."note"

-- PostgreSQL 13
INSERT INTO "counters" DEFAULT VALUES RETURNING "counters"."number", "counters"."note"

-- MariaDB 10.11
INSERT INTO `counters` () VALUES () RETURNING `counters`.`number`, `counters`.`note`
