-- SQLite 3.40
DELETE FROM "seats" WHERE ("seats"."row", "seats"."l") IN (SELECT "seats"."row", "seats"."l" FROM "seats" ORDER BY "seats"."row" DESC, "seats"."l" LIMIT ?1) RETURNING "seats"."row", "seats"."l"
-- 1: 2 (integer 64)

-- PostgreSQL 13
DELETE FROM "seats" WHERE ("seats"."row", "seats"."l") IN (SELECT "seats"."row", "seats"."l" FROM "seats" ORDER BY "seats"."row" DESC, "seats"."l" COLLATE "C" LIMIT $1) RETURNING "seats"."row", "seats"."l"
-- 1: 2 (integer 64)

-- MariaDB 10.11
DELETE FROM `seats` WHERE (`seats`.`row`, `seats`.`l` COLLATE `utf8mb4_nopad_bin`) IN (SELECT `koine_limited`.`koine_1`, `koine_limited`.`koine_2` FROM (SELECT `seats`.`row` AS `koine_1`, `seats`.`l` AS `koine_2` FROM `seats` ORDER BY `seats`.`row` DESC, `seats`.`l` COLLATE `utf8mb4_nopad_bin` LIMIT ?) AS `koine_limited`) RETURNING `seats`.`row`, `seats`.`l`
-- 1: 2 (integer 64)
