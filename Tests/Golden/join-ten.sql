-- SQLite 3.40
SELECT "tags"."id", "T6"."id", "T10"."title" FROM "tags" JOIN "tags" AS "Other" ON "tags"."id" = "Other"."id" JOIN "tags" AS "T3" ON "Other"."id" = "T3"."id" JOIN "tags" AS "T4" ON "T3"."id" = "T4"."id" JOIN "tags" AS "T5" ON "T4"."id" = "T5"."id" LEFT JOIN "tags" AS "T6" ON "T5"."id" = "T6"."weight" JOIN "tags" AS "T7" ON "T5"."id" = "T7"."id" JOIN "tags" AS "T8" ON "T7"."id" = "T8"."id" JOIN "tags" AS "T9" ON "T8"."id" = "T9"."id" JOIN "tags" AS "T10" ON "T9"."id" = "T10"."id" WHERE "tags"."id" > ?1 AND "T10"."id" < ?2
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)

-- PostgreSQL 13
SELECT "tags"."id", "T6"."id", "T10"."title" FROM "tags" JOIN "tags" AS "Other" ON "tags"."id" = "Other"."id" JOIN "tags" AS "T3" ON "Other"."id" = "T3"."id" JOIN "tags" AS "T4" ON "T3"."id" = "T4"."id" JOIN "tags" AS "T5" ON "T4"."id" = "T5"."id" LEFT JOIN "tags" AS "T6" ON "T5"."id" = "T6"."weight" JOIN "tags" AS "T7" ON "T5"."id" = "T7"."id" JOIN "tags" AS "T8" ON "T7"."id" = "T8"."id" JOIN "tags" AS "T9" ON "T8"."id" = "T9"."id" JOIN "tags" AS "T10" ON "T9"."id" = "T10"."id" WHERE "tags"."id" > $1 AND "T10"."id" < $2
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)

-- MariaDB 10.11
SELECT `tags`.`id`, `T6`.`id`, `T10`.`title` FROM `tags` JOIN `tags` AS `Other` ON `tags`.`id` = `Other`.`id` JOIN `tags` AS `T3` ON `Other`.`id` = `T3`.`id` JOIN `tags` AS `T4` ON `T3`.`id` = `T4`.`id` JOIN `tags` AS `T5` ON `T4`.`id` = `T5`.`id` LEFT JOIN `tags` AS `T6` ON `T5`.`id` = `T6`.`weight` JOIN `tags` AS `T7` ON `T5`.`id` = `T7`.`id` JOIN `tags` AS `T8` ON `T7`.`id` = `T8`.`id` JOIN `tags` AS `T9` ON `T8`.`id` = `T9`.`id` JOIN `tags` AS `T10` ON `T9`.`id` = `T10`.`id` WHERE `tags`.`id` > ? AND `T10`.`id` < ?
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)
