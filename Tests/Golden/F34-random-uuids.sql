-- SQLite 3.40
SELECT count(*) FROM "tags" WHERE length(CAST(lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-' || substr('89AB', (random() & 3) + 1, 1) || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6))) AS TEXT)) = ?1 AND substr(CAST(lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-' || substr('89AB', (random() & 3) + 1, 1) || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6))) AS TEXT), ?2, ?3) = ?4 AND lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-' || substr('89AB', (random() & 3) + 1, 1) || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6))) <> lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-' || substr('89AB', (random() & 3) + 1, 1) || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))
-- 1: 36 (integer 64)
-- 2: 15 (integer 32)
-- 3: 1 (integer 32)
-- 4: '4' (text)

-- PostgreSQL 13
SELECT count(*) FROM "tags" WHERE CAST(length(CAST(gen_random_uuid() AS text)) AS bigint) = $1 AND substr(CAST(gen_random_uuid() AS text), $2, $3) = $4 AND gen_random_uuid() <> gen_random_uuid()
-- 1: 36 (integer 64)
-- 2: 15 (integer 32)
-- 3: 1 (integer 32)
-- 4: '4' (text)

-- MariaDB 10.11
SELECT count(*) FROM `tags` WHERE char_length(CAST(lower(concat(hex(random_bytes(4)), '-', hex(random_bytes(2)), '-4', right(hex(random_bytes(2)), 3), '-', substring('89AB', floor(rand() * 4) + 1, 1), right(hex(random_bytes(2)), 3), '-', hex(random_bytes(6)))) AS CHAR)) = ? AND substring(CAST(lower(concat(hex(random_bytes(4)), '-', hex(random_bytes(2)), '-4', right(hex(random_bytes(2)), 3), '-', substring('89AB', floor(rand() * 4) + 1, 1), right(hex(random_bytes(2)), 3), '-', hex(random_bytes(6)))) AS CHAR), greatest(?, 1), greatest(least(?, 1073741823), 0) + least(greatest(?, -2147483647) - 1, 0)) = (? COLLATE `utf8mb4_nopad_bin`) AND lower(concat(hex(random_bytes(4)), '-', hex(random_bytes(2)), '-4', right(hex(random_bytes(2)), 3), '-', substring('89AB', floor(rand() * 4) + 1, 1), right(hex(random_bytes(2)), 3), '-', hex(random_bytes(6)))) <> lower(concat(hex(random_bytes(4)), '-', hex(random_bytes(2)), '-4', right(hex(random_bytes(2)), 3), '-', substring('89AB', floor(rand() * 4) + 1, 1), right(hex(random_bytes(2)), 3), '-', hex(random_bytes(6))))
-- 1: 36 (integer 64)
-- 2: 15 (integer 64)
-- 3: 1 (integer 64)
-- 4: 15 (integer 64)
-- 5: '4' (text)
