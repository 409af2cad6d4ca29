-- SQLite 3.40
SELECT "gauges"."id", max("gauges"."tiny", ?1), min(?2, "gauges"."byte"), CASE "gauges"."word" WHEN ?3 THEN ?4 ELSE ?5 END FROM "gauges" WHERE "gauges"."tiny" BETWEEN ?6 AND ?7 AND nullif("gauges"."long", ?8) = ?9
-- 1: 3 (integer 8)
-- 2: 1 (unsigned 8)
-- 3: 2 (unsigned 16)
-- 4: 'two' (text)
-- 5: 'none' (text)
-- 6: -7 (integer 8)
-- 7: 2 (integer 8)
-- 8: 7 (unsigned 32)
-- 9: 2 (unsigned 32)

-- PostgreSQL 13
SELECT "gauges"."id", CASE WHEN "gauges"."tiny" IS NOT NULL THEN greatest("gauges"."tiny", $1) END, CASE WHEN "gauges"."byte" IS NOT NULL THEN least("gauges"."byte", $2) END, CASE "gauges"."word" WHEN $3 THEN $4 ELSE $5 END FROM "gauges" WHERE "gauges"."tiny" BETWEEN $6 AND $7 AND nullif("gauges"."long", $8) = $9
-- 1: 3 (integer 8)
-- 2: 1 (unsigned 8)
-- 3: 2 (unsigned 16)
-- 4: 'two' (text)
-- 5: 'none' (text)
-- 6: -7 (integer 8)
-- 7: 2 (integer 8)
-- 8: 7 (unsigned 32)
-- 9: 2 (unsigned 32)

-- MariaDB 10.11
SELECT `gauges`.`id`, greatest(`gauges`.`tiny`, ?), least(`gauges`.`byte`, ?), CASE `gauges`.`word` WHEN ? THEN ? ELSE ? END FROM `gauges` WHERE `gauges`.`tiny` BETWEEN ? AND ? AND nullif(`gauges`.`long`, ?) = ?
-- 1: 3 (integer 8)
-- 2: 1 (unsigned 8)
-- 3: 2 (unsigned 16)
-- 4: 'two' (text)
-- 5: 'none' (text)
-- 6: -7 (integer 8)
-- 7: 2 (integer 8)
-- 8: 7 (unsigned 32)
-- 9: 2 (unsigned 32)
