-- SQLite 3.40
SELECT koine_lower(?1), koine_upper(?2), koine_lower(?3) FROM "remindersLists" WHERE "remindersLists"."id" = ?4
-- 1: 'ΟΔΥΣΣΕΥΣ ΑΣ. É' (text)
-- 2: 'straße ﬁ é' (text)
-- 3: 'İ' (text)
-- 4: 1 (integer 64)

-- PostgreSQL 13
SELECT (lower($1 COLLATE "und-x-icu") COLLATE "C"), (upper($2 COLLATE "und-x-icu") COLLATE "C"), (lower($3 COLLATE "und-x-icu") COLLATE "C") FROM "remindersLists" WHERE "remindersLists"."id" = $4
-- 1: 'ΟΔΥΣΣΕΥΣ ΑΣ. É' (text)
-- 2: 'straße ﬁ é' (text)
-- 3: 'İ' (text)
-- 4: 1 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express unicodeCase in SELECT 1: MariaDB maps a letter to one letter alone; change the case in Swift, or of ASCII letters by lower()
-- refused: MariaDB 10.11 cannot express unicodeCase in SELECT 2: MariaDB maps a letter to one letter alone; change the case in Swift, or of ASCII letters by lower()
-- refused: MariaDB 10.11 cannot express unicodeCase in SELECT 3: MariaDB maps a letter to one letter alone; change the case in Swift, or of ASCII letters by lower()
