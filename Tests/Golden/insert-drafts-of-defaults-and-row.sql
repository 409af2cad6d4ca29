-- SQLite 3.40
INSERT INTO "tickets" DEFAULT VALUES RETURNING "tickets"."id" = ?1;
INSERT INTO "tickets" ("id") VALUES (?1) RETURNING "tickets"."id" = ?2
-- 1: 70 (integer 64)
-- 2: 70 (integer 64)
-- 3: 70 (integer 64)

-- PostgreSQL 13
INSERT INTO "tickets" ("id") VALUES (DEFAULT), ($1) RETURNING "tickets"."id" = $2
-- 1: 70 (integer 64)
-- 2: 70 (integer 64)

-- MariaDB 10.11
INSERT INTO `tickets` () VALUES () RETURNING `tickets`.`id` = ?;
INSERT INTO `tickets` (`id`) VALUES (?) RETURNING `tickets`.`id` = ?
-- 1: 70 (integer 64)
-- 2: 70 (integer 64)
-- 3: 70 (integer 64)
