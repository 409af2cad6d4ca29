-- SQLite 3.40
SELECT count(*) FROM "absences" FULL JOIN "tags" AS "t" ON TRUE

-- PostgreSQL 13
SELECT count(*) FROM "absences" FULL JOIN "tags" AS "t" ON CASE WHEN "absences"."id" IS NULL THEN 0 ELSE 0 END = CASE WHEN "t"."id" IS NULL THEN 0 ELSE 0 END AND TRUE

-- MariaDB 10.11
SELECT count(*) FROM (SELECT 1 AS koine_side UNION ALL SELECT 2) AS `koine_sides` LEFT JOIN `absences` ON `koine_sides`.`koine_side` = 1 LEFT JOIN `tags` AS `t` ON `koine_sides`.`koine_side` = 1 AND `absences`.`id` IS NOT NULL AND TRUE OR `koine_sides`.`koine_side` = 2 AND NOT EXISTS (SELECT 1 FROM `absences` AS `koine_left` WHERE TRUE) WHERE `absences`.`id` IS NOT NULL OR `t`.`id` IS NOT NULL
