-- SQLite 3.40
SELECT "t11"."id", count("t19"."id"), max("t20"."title") FROM "tags" JOIN "tags" AS "Other" ON "tags"."id" = "Other"."id" JOIN "tags" AS "T3" ON "Other"."id" = "T3"."id" JOIN "tags" AS "T4" ON "T3"."id" = "T4"."id" JOIN "tags" AS "T5" ON "T4"."id" = "T5"."id" JOIN "tags" AS "T6" ON "T5"."id" = "T6"."id" JOIN "tags" AS "T7" ON "T6"."id" = "T7"."id" JOIN "tags" AS "T8" ON "T7"."id" = "T8"."id" JOIN "tags" AS "T9" ON "T8"."id" = "T9"."id" JOIN "tags" AS "T10" ON "T9"."id" = "T10"."id" JOIN "tags" AS "t11" ON "T10"."id" = "t11"."id" JOIN "tags" AS "t12" ON "t11"."id" = "t12"."id" JOIN "tags" AS "t13" ON "t12"."id" = "t13"."id" JOIN "tags" AS "t14" ON "t13"."id" = "t14"."id" JOIN "tags" AS "t15" ON "t14"."id" = "t15"."id" JOIN "tags" AS "t16" ON "t15"."id" = "t16"."id" JOIN "tags" AS "t17" ON "t16"."id" = "t17"."id" JOIN "tags" AS "t18" ON "t17"."id" = "t18"."id" LEFT JOIN "tags" AS "t19" ON "t18"."id" = "t19"."weight" JOIN "tags" AS "t20" ON "t18"."id" = "t20"."id" AND "t20"."id" < ?1 WHERE "tags"."id" > ?2 AND "t20"."title" <> ?3 GROUP BY "t11"."id" HAVING count("t18"."id") = ?2
-- 1: 3 (integer 64)
-- 2: 1 (integer 64)
-- 3: '' (text)

-- PostgreSQL 13
SELECT "t11"."id", count("t19"."id"), max("t20"."title" COLLATE "C") FROM "tags" JOIN "tags" AS "Other" ON "tags"."id" = "Other"."id" JOIN "tags" AS "T3" ON "Other"."id" = "T3"."id" JOIN "tags" AS "T4" ON "T3"."id" = "T4"."id" JOIN "tags" AS "T5" ON "T4"."id" = "T5"."id" JOIN "tags" AS "T6" ON "T5"."id" = "T6"."id" JOIN "tags" AS "T7" ON "T6"."id" = "T7"."id" JOIN "tags" AS "T8" ON "T7"."id" = "T8"."id" JOIN "tags" AS "T9" ON "T8"."id" = "T9"."id" JOIN "tags" AS "T10" ON "T9"."id" = "T10"."id" JOIN "tags" AS "t11" ON "T10"."id" = "t11"."id" JOIN "tags" AS "t12" ON "t11"."id" = "t12"."id" JOIN "tags" AS "t13" ON "t12"."id" = "t13"."id" JOIN "tags" AS "t14" ON "t13"."id" = "t14"."id" JOIN "tags" AS "t15" ON "t14"."id" = "t15"."id" JOIN "tags" AS "t16" ON "t15"."id" = "t16"."id" JOIN "tags" AS "t17" ON "t16"."id" = "t17"."id" JOIN "tags" AS "t18" ON "t17"."id" = "t18"."id" LEFT JOIN "tags" AS "t19" ON "t18"."id" = "t19"."weight" JOIN "tags" AS "t20" ON "t18"."id" = "t20"."id" AND "t20"."id" < $1 WHERE "tags"."id" > $2 AND "t20"."title" <> $3 GROUP BY "t11"."id" HAVING count("t18"."id") = $2
-- 1: 3 (integer 64)
-- 2: 1 (integer 64)
-- 3: '' (text)

-- MariaDB 10.11
SELECT `t11`.`id`, count(`t19`.`id`), max(`t20`.`title` COLLATE `utf8mb4_nopad_bin`) FROM `tags` JOIN `tags` AS `Other` ON `tags`.`id` = `Other`.`id` JOIN `tags` AS `T3` ON `Other`.`id` = `T3`.`id` JOIN `tags` AS `T4` ON `T3`.`id` = `T4`.`id` JOIN `tags` AS `T5` ON `T4`.`id` = `T5`.`id` JOIN `tags` AS `T6` ON `T5`.`id` = `T6`.`id` JOIN `tags` AS `T7` ON `T6`.`id` = `T7`.`id` JOIN `tags` AS `T8` ON `T7`.`id` = `T8`.`id` JOIN `tags` AS `T9` ON `T8`.`id` = `T9`.`id` JOIN `tags` AS `T10` ON `T9`.`id` = `T10`.`id` JOIN `tags` AS `t11` ON `T10`.`id` = `t11`.`id` JOIN `tags` AS `t12` ON `t11`.`id` = `t12`.`id` JOIN `tags` AS `t13` ON `t12`.`id` = `t13`.`id` JOIN `tags` AS `t14` ON `t13`.`id` = `t14`.`id` JOIN `tags` AS `t15` ON `t14`.`id` = `t15`.`id` JOIN `tags` AS `t16` ON `t15`.`id` = `t16`.`id` JOIN `tags` AS `t17` ON `t16`.`id` = `t17`.`id` JOIN `tags` AS `t18` ON `t17`.`id` = `t18`.`id` LEFT JOIN `tags` AS `t19` ON `t18`.`id` = `t19`.`weight` JOIN `tags` AS `t20` ON `t18`.`id` = `t20`.`id` AND `t20`.`id` < ? WHERE `tags`.`id` > ? AND `t20`.`title` <> (? COLLATE `utf8mb4_nopad_bin`) GROUP BY `t11`.`id` HAVING count(`t18`.`id`) = ?
-- 1: 3 (integer 64)
-- 2: 1 (integer 64)
-- 3: '' (text)
-- 4: 1 (integer 64)
