-- SQLite 3.40
-- refused: SQLite 3.40 refuses divergentCast (text to timestamp) in SELECT 1: engines convert these types differently; convert in Swift

-- PostgreSQL 13
-- refused: PostgreSQL 13 refuses divergentCast (text to timestamp) in SELECT 1: engines convert these types differently; convert in Swift
