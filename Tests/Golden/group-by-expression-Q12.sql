-- SQLite 3.40
SELECT length("phrases"."text"), count("phrases"."id") FROM "phrases" GROUP BY length("phrases"."text") ORDER BY length("phrases"."text")

-- PostgreSQL 13
SELECT CAST(length("phrases"."text") AS bigint), count("phrases"."id") FROM "phrases" GROUP BY CAST(length("phrases"."text") AS bigint) ORDER BY CAST(length("phrases"."text") AS bigint)

-- MariaDB 10.11
SELECT char_length(`phrases`.`text`), count(`phrases`.`id`) FROM `phrases` GROUP BY char_length(`phrases`.`text`) ORDER BY char_length(`phrases`.`text`)
