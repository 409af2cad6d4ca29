-- SQLite 3.40
-- refused: Koine refuses repeatedColumn ("title"): some engines take one of the values, others fail; name each column once

-- PostgreSQL 13
-- refused: Koine refuses repeatedColumn ("title"): some engines take one of the values, others fail; name each column once

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express rowAssignments: MariaDB assigns one column at a time; assign a subquery to each, or update rows of a join
-- refused: Koine refuses repeatedColumn ("title"): some engines take one of the values, others fail; name each column once
