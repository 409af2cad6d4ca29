-- SQLite 3.40
SELECT "visits"."id" FROM "visits" WHERE "visits"."at" < ?1 AND "visits"."isPaid" = ?2
-- 1: '2013-01-31 00:00:00.000' (text)
-- 2: 'true' (text)

-- PostgreSQL 13
SELECT "visits"."id" FROM "visits" WHERE ("visits"."at" COLLATE "C") < $1 AND "visits"."isPaid" = $2
-- 1: '2013-01-31 00:00:00.000' (text)
-- 2: 'true' (text)

-- MariaDB 10.11
SELECT `visits`.`id` FROM `visits` WHERE `visits`.`at` < (? COLLATE `utf8mb4_nopad_bin`) AND `visits`.`isPaid` = (? COLLATE `utf8mb4_nopad_bin`)
-- 1: '2013-01-31 00:00:00.000' (text)
-- 2: 'true' (text)
