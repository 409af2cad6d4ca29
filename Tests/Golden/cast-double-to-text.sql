-- SQLite 3.40
-- refused: SQLite 3.40 refuses divergentCast (double to text) in SELECT 1: engines convert these types differently; convert in Swift

-- PostgreSQL 13
-- refused: PostgreSQL 13 refuses divergentCast (double to text) in SELECT 1: engines convert these types differently; convert in Swift
