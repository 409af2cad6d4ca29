-- SQLite 3.40
WITH RECURSIVE "nights integers" ("column1") AS (SELECT "start"."column1" FROM (SELECT ?1 AS "column1") AS "start" UNION ALL SELECT "nights integers"."column1" + ?2 FROM "nights integers" WHERE "nights integers"."column1" <= ?3), "days integers" ("column1") AS (SELECT "start"."column1" FROM (SELECT ?4 AS "column1") AS "start" UNION ALL SELECT "days integers"."column1" + ?5 FROM "days integers" WHERE "days integers"."column1" <= ?6) SELECT "nights"."column1", "days"."column1" FROM (SELECT (SELECT nullif(max('0001', date(?7, nullif(nullif(max(min("koine_operand"."value", 3660001), -3660001), 3660001), -3660001) || ' days')), '0001') FROM (SELECT "nights integers"."column1" * ?8 AS "value" LIMIT 1) AS "koine_operand") AS "column1" FROM "nights integers") AS "nights" JOIN (SELECT (SELECT nullif(max('0001', date(?9, nullif(nullif(max(min("koine_operand"."value", 3660001), -3660001), 3660001), -3660001) || ' days')), '0001') FROM (SELECT "days integers"."column1" * ?10 AS "value" LIMIT 1) AS "koine_operand") AS "column1" FROM "days integers") AS "days" ON "nights"."column1" = "days"."column1"
-- 1: 0 (integer 64)
-- 2: 1 (integer 64)
-- 3: 0 (integer 64)
-- 4: 0 (integer 64)
-- 5: 1 (integer 64)
-- 6: 1 (integer 64)
-- 7: 2013-01-01 (date)
-- 8: 1 (integer 64)
-- 9: 2013-01-02 (date)
-- 10: 1 (integer 64)

-- PostgreSQL 13
WITH RECURSIVE "nights integers" ("column1") AS (SELECT CAST("start"."column1" AS bigint) FROM (SELECT $1 AS "column1") AS "start" UNION ALL SELECT "nights integers"."column1" + $2 FROM "nights integers" WHERE "nights integers"."column1" <= $3), "days integers" ("column1") AS (SELECT CAST("start"."column1" AS bigint) FROM (SELECT $4 AS "column1") AS "start" UNION ALL SELECT "days integers"."column1" + $5 FROM "days integers" WHERE "days integers"."column1" <= $6) SELECT "nights"."column1", "days"."column1" FROM (SELECT CAST((nullif(nullif(greatest(least(CAST($7 AS timestamp) + interval '10000 years' + make_interval(days => CAST(nullif(nullif(greatest(least("nights integers"."column1" * $8, 3660001), -3660001), 3660001), -3660001) AS integer)), timestamp '20000-01-01'), timestamp '10000-12-31 23:59:59.999999'), timestamp '20000-01-01'), timestamp '10000-12-31 23:59:59.999999') - interval '10000 years') AS date) AS "column1" FROM "nights integers") AS "nights" JOIN (SELECT CAST((nullif(nullif(greatest(least(CAST($9 AS timestamp) + interval '10000 years' + make_interval(days => CAST(nullif(nullif(greatest(least("days integers"."column1" * $10, 3660001), -3660001), 3660001), -3660001) AS integer)), timestamp '20000-01-01'), timestamp '10000-12-31 23:59:59.999999'), timestamp '20000-01-01'), timestamp '10000-12-31 23:59:59.999999') - interval '10000 years') AS date) AS "column1" FROM "days integers") AS "days" ON "nights"."column1" = "days"."column1"
-- 1: 0 (integer 64)
-- 2: 1 (integer 64)
-- 3: 0 (integer 64)
-- 4: 0 (integer 64)
-- 5: 1 (integer 64)
-- 6: 1 (integer 64)
-- 7: 2013-01-01 (date)
-- 8: 1 (integer 64)
-- 9: 2013-01-02 (date)
-- 10: 1 (integer 64)

-- MariaDB 10.11
WITH RECURSIVE `nights integers` (`column1`) AS (SELECT CAST(`start`.`column1` AS SIGNED) FROM (SELECT ? AS `column1`) AS `start` UNION ALL SELECT `nights integers`.`column1` + ? FROM `nights integers` WHERE `nights integers`.`column1` <= ?), `days integers` (`column1`) AS (SELECT CAST(`start`.`column1` AS SIGNED) FROM (SELECT ? AS `column1`) AS `start` UNION ALL SELECT `days integers`.`column1` + ? FROM `days integers` WHERE `days integers`.`column1` <= ?) SELECT `nights`.`column1`, `days`.`column1` FROM (SELECT (SELECT CASE WHEN TIMESTAMPDIFF(DAY, '0001-01-01', ?) + nullif(nullif(greatest(least(`koine_operand`.`value`, 3660001), -3660001), 3660001), -3660001) BETWEEN 0 AND 3652058 THEN CAST(CAST(? AS DATE) + INTERVAL nullif(nullif(greatest(least(`koine_operand`.`value`, 3660001), -3660001), 3660001), -3660001) DAY AS DATE) END FROM JSON_TABLE(JSON_ARRAY(`nights integers`.`column1` * ?), '$' COLUMNS (value BIGINT PATH '$[0]')) AS koine_operand) AS `column1` FROM `nights integers`) AS `nights` JOIN (SELECT (SELECT CASE WHEN TIMESTAMPDIFF(DAY, '0001-01-01', ?) + nullif(nullif(greatest(least(`koine_operand`.`value`, 3660001), -3660001), 3660001), -3660001) BETWEEN 0 AND 3652058 THEN CAST(CAST(? AS DATE) + INTERVAL nullif(nullif(greatest(least(`koine_operand`.`value`, 3660001), -3660001), 3660001), -3660001) DAY AS DATE) END FROM JSON_TABLE(JSON_ARRAY(`days integers`.`column1` * ?), '$' COLUMNS (value BIGINT PATH '$[0]')) AS koine_operand) AS `column1` FROM `days integers`) AS `days` ON `nights`.`column1` = `days`.`column1`
-- 1: 0 (integer 64)
-- 2: 1 (integer 64)
-- 3: 0 (integer 64)
-- 4: 0 (integer 64)
-- 5: 1 (integer 64)
-- 6: 1 (integer 64)
-- 7: 2013-01-01 (date)
-- 8: 2013-01-01 (date)
-- 9: 1 (integer 64)
-- 10: 2013-01-02 (date)
-- 11: 2013-01-02 (date)
-- 12: 1 (integer 64)
