-- SQLite 3.40
SELECT sum("gauges"."tiny"), sum("gauges"."byte"), sum("gauges"."word"), sum("gauges"."long") FROM "gauges"

-- PostgreSQL 13
SELECT CAST(sum("gauges"."tiny") AS bigint), CAST(sum("gauges"."byte") AS bigint), CAST(sum("gauges"."word") AS bigint), CAST(sum("gauges"."long") AS bigint) FROM "gauges"

-- MariaDB 10.11
SELECT (sum(`gauges`.`tiny`) DIV 1), (sum(`gauges`.`byte`) DIV 1), (sum(`gauges`.`word`) DIV 1), (sum(`gauges`.`long`) DIV 1) FROM `gauges`
