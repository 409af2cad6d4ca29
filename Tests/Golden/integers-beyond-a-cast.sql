-- SQLite 3.40
SELECT "gauges"."id" FROM "gauges" WHERE CASE WHEN "gauges"."long" BETWEEN 0 AND 255 THEN "gauges"."long" END IS NULL OR CASE WHEN "gauges"."tiny" BETWEEN 0 AND 65535 THEN "gauges"."tiny" END IS NULL ORDER BY "gauges"."id"

-- PostgreSQL 13
SELECT "gauges"."id" FROM "gauges" WHERE CASE WHEN "gauges"."long" BETWEEN 0 AND 255 THEN CAST("gauges"."long" AS smallint) END IS NULL OR CASE WHEN "gauges"."tiny" BETWEEN 0 AND 65535 THEN CAST("gauges"."tiny" AS integer) END IS NULL ORDER BY "gauges"."id"
