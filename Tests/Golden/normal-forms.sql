-- SQLite 3.40
-- refused: SQLite 3.40 cannot express normalForms in SELECT 1: SQLite has no normal forms of Unicode; normalize texts in Swift before they are stored
-- refused: SQLite 3.40 cannot express normalForms in SELECT 2: SQLite has no normal forms of Unicode; normalize texts in Swift before they are stored
-- refused: SQLite 3.40 cannot express normalForms in SELECT 3: SQLite has no normal forms of Unicode; normalize texts in Swift before they are stored
-- refused: SQLite 3.40 cannot express normalForms in SELECT 4: SQLite has no normal forms of Unicode; normalize texts in Swift before they are stored

-- PostgreSQL 13
SELECT normalize("phrases"."text", NFC), normalize("phrases"."text", NFD), normalize("phrases"."text", NFKC), normalize("phrases"."text", NFKD) FROM "phrases"

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express normalForms in SELECT 1: MariaDB has no normal forms of Unicode; normalize texts in Swift before they are stored
-- refused: MariaDB 10.11 cannot express normalForms in SELECT 2: MariaDB has no normal forms of Unicode; normalize texts in Swift before they are stored
-- refused: MariaDB 10.11 cannot express normalForms in SELECT 3: MariaDB has no normal forms of Unicode; normalize texts in Swift before they are stored
-- refused: MariaDB 10.11 cannot express normalForms in SELECT 4: MariaDB has no normal forms of Unicode; normalize texts in Swift before they are stored
