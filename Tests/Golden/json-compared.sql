-- SQLite 3.40
-- refused: SQLite 3.40 refuses incomparable (json) in WHERE: equal values may be stored in different forms; compare in Swift

-- PostgreSQL 13
-- refused: PostgreSQL 13 refuses incomparable (json) in WHERE: equal values may be stored in different forms; compare in Swift
