-- SQLite 3.40
SELECT CASE ((SELECT max("u"."reminderID") FROM "tags" AS "u") IN (SELECT 5 FROM "tags" AS "s" WHERE "s"."id" <= "t"."id")) WHEN TRUE THEN 1 WHEN FALSE THEN 0 END FROM "tags" AS "t"

-- PostgreSQL 13
SELECT CASE ((SELECT max("u"."reminderID") FROM "tags" AS "u") IN (SELECT CAST(5 AS bigint) FROM "tags" AS "s" WHERE "s"."id" <= "t"."id")) WHEN TRUE THEN CAST(1 AS bigint) WHEN FALSE THEN CAST(0 AS bigint) END FROM "tags" AS "t"

-- MariaDB 10.11
SELECT CASE (coalesce((SELECT max(`u`.`reminderID`) FROM `tags` AS `u`), NULL) IN (SELECT 5 FROM `tags` AS `s` WHERE `s`.`id` <= `t`.`id`)) WHEN TRUE THEN 1 WHEN FALSE THEN 0 END FROM `tags` AS `t`
