-- SQLite 3.40
SELECT CASE (max("t"."id") IN (SELECT "s"."reminderID" FROM "tags" AS "s")) WHEN TRUE THEN 1 WHEN FALSE THEN 0 END FROM "tags" AS "t" GROUP BY "t"."reminderID" ORDER BY "t"."reminderID" DESC

-- PostgreSQL 13
SELECT CASE (max("t"."id") IN (SELECT "s"."reminderID" FROM "tags" AS "s")) WHEN TRUE THEN CAST(1 AS bigint) WHEN FALSE THEN CAST(0 AS bigint) END FROM "tags" AS "t" GROUP BY "t"."reminderID" ORDER BY "t"."reminderID" DESC

-- MariaDB 10.11
SELECT CASE (`koine_groups`.`koine_1` IN (SELECT `s`.`reminderID` FROM `tags` AS `s`)) WHEN TRUE THEN 1 WHEN FALSE THEN 0 END FROM (SELECT max(`t`.`id`) AS `koine_1`, `t`.`reminderID` AS `koine_2` FROM `tags` AS `t` GROUP BY `t`.`reminderID`) AS `koine_groups` ORDER BY `koine_groups`.`koine_2` DESC
