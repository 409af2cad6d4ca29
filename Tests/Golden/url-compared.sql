-- SQLite 3.40
SELECT "gauges"."id" FROM "gauges" WHERE "gauges"."link" = ?1
-- 1: 'mailto:x@example.org' (text)

-- PostgreSQL 13
SELECT "gauges"."id" FROM "gauges" WHERE "gauges"."link" = $1
-- 1: 'mailto:x@example.org' (text)

-- MariaDB 10.11
SELECT `gauges`.`id` FROM `gauges` WHERE `gauges`.`link` = (? COLLATE `utf8mb4_nopad_bin`)
-- 1: 'mailto:x@example.org' (text)
