-- SQLite 3.40
SELECT "tags"."id", "order"."title", "user"."title", "window"."title" FROM "tags" JOIN "tags" AS "order" ON "tags"."id" = "order"."id" JOIN "tags" AS "user" ON "order"."id" = "user"."id" JOIN "tags" AS "window" ON "user"."id" = "window"."id" WHERE "window"."title" = ?1
-- 1: 'blue' (text)

-- PostgreSQL 13
SELECT "tags"."id", "order"."title", "user"."title", "window"."title" FROM "tags" JOIN "tags" AS "order" ON "tags"."id" = "order"."id" JOIN "tags" AS "user" ON "order"."id" = "user"."id" JOIN "tags" AS "window" ON "user"."id" = "window"."id" WHERE "window"."title" = $1
-- 1: 'blue' (text)

-- MariaDB 10.11
SELECT `tags`.`id`, `order`.`title`, `user`.`title`, `window`.`title` FROM `tags` JOIN `tags` AS `order` ON `tags`.`id` = `order`.`id` JOIN `tags` AS `user` ON `order`.`id` = `user`.`id` JOIN `tags` AS `window` ON `user`.`id` = `window`.`id` WHERE `window`.`title` = (? COLLATE `utf8mb4_nopad_bin`)
-- 1: 'blue' (text)
