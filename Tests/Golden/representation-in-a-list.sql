-- SQLite 3.40
SELECT "visits"."id" FROM "visits" WHERE "visits"."key" IN (?1)
-- 1: x'ff000000000000000000000000000001' (blob)

-- PostgreSQL 13
SELECT "visits"."id" FROM "visits" WHERE "visits"."key" IN ($1)
-- 1: x'ff000000000000000000000000000001' (blob)

-- MariaDB 10.11
SELECT `visits`.`id` FROM `visits` WHERE `visits`.`key` IN (?)
-- 1: x'ff000000000000000000000000000001' (blob)
