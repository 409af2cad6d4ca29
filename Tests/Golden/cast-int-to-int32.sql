-- SQLite 3.40
SELECT nullif(nullif(max(min("samples"."n", 2147483648), -2147483649), 2147483648), -2147483649) FROM "samples" ORDER BY "samples"."id"

-- PostgreSQL 13
SELECT CAST(nullif(nullif(greatest(least("samples"."n", 2147483648), -2147483649), 2147483648), -2147483649) AS integer) FROM "samples" ORDER BY "samples"."id"

-- MariaDB 10.11
SELECT CAST(nullif(nullif(greatest(least(`samples`.`n`, 2147483648), -2147483649), 2147483648), -2147483649) AS SIGNED) FROM `samples` ORDER BY `samples`.`id`
