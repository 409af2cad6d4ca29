-- SQLite 3.40
SELECT max("samples"."x", "samples"."y"), min("samples"."y", "samples"."x") FROM "samples" ORDER BY "samples"."id"

-- PostgreSQL 13
SELECT CASE WHEN "samples"."x" IS NOT NULL AND "samples"."y" IS NOT NULL THEN greatest("samples"."x", "samples"."y") END, CASE WHEN "samples"."x" IS NOT NULL AND "samples"."y" IS NOT NULL THEN least("samples"."x", "samples"."y") END FROM "samples" ORDER BY "samples"."id"

-- MariaDB 10.11
SELECT greatest(`samples`.`x`, `samples`.`y`), least(`samples`.`x`, `samples`.`y`) FROM `samples` ORDER BY `samples`.`id`
