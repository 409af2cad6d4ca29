-- SQLite 3.40
-- refused: Koine refuses emptyMerge: it would do nothing; say what happens: whenMatchedUpdate { … }, whenNotMatchedInsert { … }

-- PostgreSQL 13
-- refused: Koine refuses emptyMerge: it would do nothing; say what happens: whenMatchedUpdate { … }, whenNotMatchedInsert { … }

-- MariaDB 10.11
-- refused: Koine refuses emptyMerge: it would do nothing; say what happens: whenMatchedUpdate { … }, whenNotMatchedInsert { … }
