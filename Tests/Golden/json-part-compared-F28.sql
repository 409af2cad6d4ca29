-- SQLite 3.40
-- refused: Koine refuses incomparable (json) in WHERE: equal values may be stored in different forms; compare in Swift

-- PostgreSQL 13
-- refused: Koine refuses incomparable (json) in WHERE: equal values may be stored in different forms; compare in Swift

-- MariaDB 10.11
-- refused: Koine refuses incomparable (json) in WHERE: equal values may be stored in different forms; compare in Swift
