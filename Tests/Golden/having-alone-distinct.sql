-- SQLite 3.40
SELECT DISTINCT CASE WHEN count(*) >= 0 THEN (SELECT count(*) FROM "reminders") END FROM "tags" HAVING EXISTS (SELECT 1 FROM "reminders") ORDER BY CASE WHEN count(*) >= 0 THEN (SELECT count(*) FROM "reminders") END

-- PostgreSQL 13
SELECT DISTINCT (SELECT count(*) FROM "reminders") FROM "tags" HAVING EXISTS (SELECT 1 FROM "reminders") ORDER BY (SELECT count(*) FROM "reminders") NULLS FIRST

-- MariaDB 10.11
SELECT `koine_distinct`.`koine_1` FROM (SELECT DISTINCT CASE WHEN count(*) >= 0 THEN (SELECT count(*) FROM `reminders`) END AS `koine_1` FROM `tags` HAVING EXISTS (SELECT 1 FROM `reminders`)) AS `koine_distinct` ORDER BY `koine_distinct`.`koine_1`
