-- SQLite 3.40
SELECT "gauges"."id" FROM "gauges" ORDER BY "gauges"."bytes"

-- PostgreSQL 13
SELECT "gauges"."id" FROM "gauges" ORDER BY "gauges"."bytes"

-- MariaDB 10.11
SELECT `gauges`.`id` FROM `gauges` ORDER BY `gauges`.`bytes`
