-- SQLite 3.40
SELECT "koine_rows"."koine_1" FROM (SELECT "koine_arm"."koine_1" AS "koine_1", row_number() OVER (PARTITION BY "koine_arm"."koine_1") AS "koine_number" FROM (SELECT "reminders"."prio" AS "koine_1" FROM "reminders") AS "koine_arm" EXCEPT SELECT "koine_arm"."koine_1" AS "koine_1", row_number() OVER (PARTITION BY "koine_arm"."koine_1") AS "koine_number" FROM (SELECT "tags"."weight" AS "koine_1" FROM "tags") AS "koine_arm") AS "koine_rows"

-- PostgreSQL 13
SELECT "reminders"."prio" FROM "reminders" EXCEPT ALL SELECT "tags"."weight" FROM "tags"

-- MariaDB 10.11
SELECT `reminders`.`prio` FROM `reminders` EXCEPT ALL SELECT `tags`.`weight` FROM `tags`
