-- SQLite 3.40
-- refused: Koine refuses divergentCast (blob in an array) in FROM › SELECT 1: engines convert these types differently; convert in Swift

-- PostgreSQL 13
-- refused: Koine refuses divergentCast (blob in an array) in FROM › SELECT 1: engines convert these types differently; convert in Swift

-- MariaDB 10.11
-- refused: Koine refuses divergentCast (blob in an array) in FROM › SELECT 1: engines convert these types differently; convert in Swift
