-- SQLite 3.40
SELECT max("samples"."n"), min("samples"."n"), max("samples"."x"), min("samples"."x") FROM "samples"

-- PostgreSQL 13
SELECT max("samples"."n"), min("samples"."n"), max("samples"."x"), min("samples"."x") FROM "samples"

-- MariaDB 10.11
SELECT max(`samples`.`n`), min(`samples`.`n`), max(`samples`.`x`), min(`samples`.`x`) FROM `samples`
