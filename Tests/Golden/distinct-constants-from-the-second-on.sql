-- SQLite 3.40
SELECT DISTINCT ?1, ?2 FROM "tags" ORDER BY ?1 LIMIT ?3 OFFSET ?4
-- 1: 5 (integer 64)
-- 2: 'a' (text)
-- 3: 2 (integer 64)
-- 4: 1 (integer 64)

-- PostgreSQL 13
SELECT DISTINCT $1, $2 FROM "tags" ORDER BY $1 LIMIT $3 OFFSET $4
-- 1: 5 (integer 64)
-- 2: 'a' (text)
-- 3: 2 (integer 64)
-- 4: 1 (integer 64)

-- MariaDB 10.11
SELECT `koine_distinct`.`koine_1`, `koine_distinct`.`koine_2` FROM (SELECT DISTINCT ? AS `koine_1`, ? COLLATE `utf8mb4_nopad_bin` AS `koine_2` FROM `tags`) AS `koine_distinct` ORDER BY `koine_distinct`.`koine_1` LIMIT ? OFFSET ?
-- 1: 5 (integer 64)
-- 2: 'a' (text)
-- 3: 2 (integer 64)
-- 4: 1 (integer 64)
