-- SQLite 3.40
SELECT count(*) FROM "samples" WHERE ((random() & 9007199254740991) / 9007199254740992.0) >= ?1 AND ((random() & 9007199254740991) / 9007199254740992.0) < ?2
-- 1: 0.0 (double)
-- 2: 1.0 (double)

-- PostgreSQL 13
SELECT count(*) FROM "samples" WHERE random() >= $1 AND random() < $2
-- 1: 0.0 (double)
-- 2: 1.0 (double)

-- MariaDB 10.11
SELECT count(*) FROM `samples` WHERE rand() >= ? AND rand() < ?
-- 1: 0.0 (double)
-- 2: 1.0 (double)
