-- SQLite 3.40
-- refused: SQLite 3.40 cannot express upsertOfDefaults: provide the columns of the conflict's target

-- PostgreSQL 13
INSERT INTO "counters" DEFAULT VALUES ON CONFLICT ("id") DO NOTHING

-- MariaDB 10.11
INSERT INTO `counters` () VALUES () ON DUPLICATE KEY UPDATE `id` = `counters`.`id`
