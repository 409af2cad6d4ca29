-- SQLite 3.40
SELECT "o"."id" FROM "reminders" AS "o" WHERE "o"."dueDate" NOT IN (SELECT max("r"."dueDate") FROM "reminders" AS "r" WHERE "r"."id" = 99)

-- PostgreSQL 13
SELECT "o"."id" FROM "reminders" AS "o" WHERE "o"."dueDate" NOT IN (SELECT max("r"."dueDate") FROM "reminders" AS "r" WHERE "r"."id" = CAST(99 AS bigint))

-- MariaDB 10.11
SELECT `o`.`id` FROM `reminders` AS `o` WHERE `o`.`dueDate` <> (SELECT max(`r`.`dueDate`) FROM `reminders` AS `r` WHERE `r`.`id` = 99)
