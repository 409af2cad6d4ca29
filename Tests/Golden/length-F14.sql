-- SQLite 3.40
SELECT length("phrases"."text") FROM "phrases" ORDER BY "phrases"."id"

-- PostgreSQL 13
SELECT CAST(length("phrases"."text") AS bigint) FROM "phrases" ORDER BY "phrases"."id"

-- MariaDB 10.11
SELECT char_length(`phrases`.`text`) FROM `phrases` ORDER BY `phrases`.`id`
