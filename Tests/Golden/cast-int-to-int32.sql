-- SQLite 3.40
SELECT CASE WHEN "samples"."n" BETWEEN -2147483648 AND 2147483647 THEN "samples"."n" END FROM "samples" ORDER BY "samples"."id"

-- PostgreSQL 13
SELECT CAST(NULLIF(greatest(NULLIF(least("samples"."n", 2147483648), 2147483648), -2147483649), -2147483649) AS integer) FROM "samples" ORDER BY "samples"."id"

-- MariaDB 10.11
SELECT CAST(nullif(nullif(greatest(least(`samples`.`n`, 2147483648), -2147483649), 2147483648), -2147483649) AS SIGNED) FROM `samples` ORDER BY `samples`.`id`
