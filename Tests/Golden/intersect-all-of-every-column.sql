-- SQLite 3.40
SELECT "r"."v2" FROM (SELECT "koine_rows"."koine_1" AS "v1", "koine_rows"."koine_2" AS "v2" FROM (SELECT "koine_arm"."koine_1" AS "koine_1", "koine_arm"."koine_2" AS "koine_2", row_number() OVER (PARTITION BY "koine_arm"."koine_1", "koine_arm"."koine_2") AS "koine_number" FROM (SELECT "d"."v1" COLLATE "BINARY" AS "koine_1", "d"."v2" AS "koine_2" FROM (SELECT "t"."title" COLLATE "BINARY" AS "v1", "t"."id" AS "v2" FROM "tags" AS "t") AS "d") AS "koine_arm" INTERSECT SELECT "koine_arm"."koine_1" AS "koine_1", "koine_arm"."koine_2" AS "koine_2", row_number() OVER (PARTITION BY "koine_arm"."koine_1", "koine_arm"."koine_2") AS "koine_number" FROM (SELECT "s"."title" AS "koine_1", "s"."id" AS "koine_2" FROM "tags" AS "s") AS "koine_arm") AS "koine_rows") AS "r"

-- PostgreSQL 13
SELECT "r"."v2" FROM (SELECT "d"."v1" COLLATE "C" AS "v1", "d"."v2" AS "v2" FROM (SELECT "t"."title" COLLATE "C" AS "v1", "t"."id" AS "v2" FROM "tags" AS "t") AS "d" INTERSECT ALL SELECT "s"."title" AS "v1", "s"."id" AS "v2" FROM "tags" AS "s") AS "r"

-- MariaDB 10.11
SELECT `r`.`v2` FROM (SELECT `d`.`v1` COLLATE `utf8mb4_nopad_bin` AS `v1`, `d`.`v2` AS `v2` FROM (SELECT `t`.`title` COLLATE `utf8mb4_nopad_bin` AS `v1`, `t`.`id` AS `v2` FROM `tags` AS `t`) AS `d` INTERSECT ALL SELECT `s`.`title` COLLATE `utf8mb4_nopad_bin` AS `v1`, `s`.`id` AS `v2` FROM `tags` AS `s`) AS `r`
