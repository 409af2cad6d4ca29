@_spi(KoineDriver) import Koine

/// The triggers that tell what is written to a table, and the function that they call.
///
/// - A table has four triggers, for each statement. Those of INSERT, UPDATE and DELETE look at the rows that the
///   statement has written: one that writes none is not told. Of an UPDATE, the rows before and after it are compared
///   by their primary key, to tell in which columns values have changed.
/// - A partitioned table has them for each row, as those for a statement miss what is written to a partition by its own
///   name; so has a table with others that inherit from it. The server copies them to partitions that are made later.
enum ChangeTracking {
  static let function = "koine_changes"
  static let triggers = [
    "koine_changes_insert", "koine_changes_update", "koine_changes_delete", "koine_changes_truncate",
  ]

  /// The triggers' names as constants, with commas between them.
  static let listOfTriggers = triggers.map { "'\($0)'" }.joined(separator: ", ")

  static func quoted(_ name: String) -> String { name.quoted(with: "\"") }

  static func quotedName(_ table: String, in schema: String?) -> String {
    (schema.map { quoted($0) + "." } ?? "") + quoted(table)
  }

  /// A text as a constant, whatever `standard_conforming_strings` says.
  static func literal(_ text: String) -> String {
    "E" + text.replacing(scalars: ["\\": "\\\\"]).quoted(with: "'")
  }

  /// A condition on `pg_class`: whether all triggers are there and fire.
  static func isTracked(_ alias: String) -> String {
    """
    (SELECT pg_catalog.count(*) FROM pg_catalog.pg_trigger AS t WHERE t.tgrelid = \(alias).oid \
    AND t.tgenabled IN ('O', 'A') AND t.tgname IN (\(listOfTriggers))) = \(triggers.count) \
    AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_partition_tree(\(alias).oid) AS p \
    JOIN pg_catalog.pg_trigger AS t ON t.tgrelid = p.relid \
    WHERE t.tgenabled NOT IN ('O', 'A') AND t.tgname IN (\(listOfTriggers)))
    """
  }

  /// A condition on `pg_class`: whether columns of the table are computed when they are read. Triggers see no values of them,
  /// so that any change of a row may be one of theirs.
  static func hasVirtualColumns(_ alias: String) -> String {
    """
    EXISTS (SELECT 1 FROM pg_catalog.pg_attribute AS a WHERE a.attrelid = \(alias).oid AND a.attgenerated = 'v')
    """
  }

  /// A condition on `pg_proc`: whether a function is the one that triggers call, as this version of Koine makes it.
  ///
  /// - Parameters:
  ///   - alias: The alias of `pg_proc`.
  ///   - body: The parameter for ``body``.
  static func isCurrent(_ alias: String, body: String) -> String {
    """
    \(alias).proname = '\(function)' AND \(alias).prosrc = \(body) \
    AND \(alias).proconfig @> CAST(ARRAY[\(settings.map { "'\($0)'" }.joined(separator: ", "))] AS text[])
    """
  }

  /// The numbers of the types of which JSON has a text for each value, and another one for each other value.
  ///
  /// It has none for an array's bounds, and takes a JSON null for NULL.
  static let plainTypes = [
    // boolean, bytea, "char", name, bigint, smallint, integer, text, oid
    16, 17, 18, 19, 20, 21, 23, 25, 26,
    // xml, cidr, real, double precision, money, inet, character, character varying
    142, 650, 700, 701, 790, 869, 1042, 1043,
    // date, time, timestamp, timestamptz, interval, timetz, bit, bit varying, numeric, uuid
    1082, 1083, 1114, 1184, 1186, 1266, 1560, 1562, 1700, 2950,
  ].map(String.init).joined(separator: ",")

  /// What the function does. It names no column of a table, so that a table may change.
  ///
  /// One row that is updated, as most are, is compared with what it was as text, in which doubles have all their digits,
  /// if all its types are ``plainTypes``, or enumerations, or domains of them. That takes a sixth of the time.
  /// Other rows are compared by their keys, and all values byte by byte, as not every type has an operator for it; without
  /// nested loops, the server compares a million rows as fast as it can sort them.
  static let body = """

    DECLARE
      payload text := coalesce(CAST(pg_partition_root(TG_RELID) AS oid), TG_RELID);
      comparisons text;
      keys text;
      row_count bigint;
      matched bigint;
      changed text;
      plain CONSTANT oid[] := '{\(plainTypes)}';
    BEGIN
      IF TG_LEVEL = 'ROW' AND TG_OP = 'UPDATE' THEN
        IF OLD *= NEW THEN RETURN NULL; END IF;
      ELSIF TG_LEVEL = 'STATEMENT' AND TG_OP = 'INSERT' THEN
        IF NOT EXISTS (SELECT FROM koine_new) THEN RETURN NULL; END IF;
      ELSIF TG_LEVEL = 'STATEMENT' AND TG_OP = 'DELETE' THEN
        IF NOT EXISTS (SELECT FROM koine_old) THEN RETURN NULL; END IF;
      ELSIF TG_LEVEL = 'STATEMENT' AND TG_OP = 'UPDATE' THEN
        row_count := (SELECT count(*) FROM koine_old);
        IF row_count = 0 THEN
          RETURN NULL;
        ELSIF row_count = 1 AND NOT EXISTS (
          SELECT FROM pg_attribute AS a
          WHERE a.attrelid = TG_RELID AND a.attnum > 0 AND NOT a.attisdropped AND a.atttypid <> ALL (plain)
          AND (SELECT t.typtype <> 'e' AND t.typbasetype <> ALL (plain) FROM pg_type AS t WHERE t.oid = a.atttypid)
        ) THEN
          -- The same in every table, so that the server keeps the plan.
          SELECT string_agg(length(n.key) || ':' || n.key, '' ORDER BY n.key) INTO changed
          FROM json_each_text((SELECT row_to_json(r.*) FROM koine_old AS r)) AS o
          JOIN json_each_text((SELECT row_to_json(r.*) FROM koine_new AS r)) AS n ON n.key = o.key
          WHERE n.value IS DISTINCT FROM o.value;
          IF changed IS NULL THEN RETURN NULL; END IF;
          IF octet_length(changed) < 7900 THEN payload := payload || ' ' || changed; END IF;
          PERFORM pg_notify('\(ChangeChannel.name)', payload);
          RETURN NULL;
        END IF;
        SELECT
          string_agg(format('CASE WHEN bool_or(CAST(ROW(o.%1$I) AS record) *<> CAST(ROW(n.%1$I) AS record)) THEN %2$L END',
            a.attname, length(a.attname) || ':' || a.attname), ', ') FILTER (WHERE NOT k.is_key OR row_count = 1),
          string_agg(format('CAST(ROW(o.%1$I) AS record) *= CAST(ROW(n.%1$I) AS record)', a.attname), ' AND ')
            FILTER (WHERE k.is_key)
        INTO comparisons, keys
        FROM pg_attribute AS a
        CROSS JOIN LATERAL (
          SELECT EXISTS (SELECT FROM pg_index AS i
            WHERE i.indrelid = a.attrelid AND i.indisprimary AND a.attnum = ANY (i.indkey))
        ) AS k (is_key)
        WHERE a.attrelid = TG_RELID AND a.attnum > 0 AND NOT a.attisdropped;
        -- One row is the same one, whatever its key.
        IF row_count = 1 THEN keys := 'TRUE'; END IF;
        IF keys IS NOT NULL THEN
          EXECUTE format('SELECT count(*), array_to_string(CAST(ARRAY[%s] AS text[]), '''') '
            'FROM koine_old AS o JOIN koine_new AS n ON %s', comparisons, keys) INTO matched, changed;
          -- Rows with another key are others.
          IF matched = row_count THEN
            IF changed = '' THEN RETURN NULL; END IF;
            -- A payload has fewer than 8000 bytes.
            IF octet_length(changed) < 7900 THEN payload := payload || ' ' || changed; END IF;
          END IF;
        END IF;
      END IF;
      PERFORM pg_notify('\(ChangeChannel.name)', payload);
      RETURN NULL;
    END

    """

  /// The settings under which the function runs, as the server keeps them.
  ///
  /// A nested loop that cannot be avoided, as of one row, has so great a cost without nested loops that the server would
  /// compile the query: that takes a second for a table of ten columns.
  static let settings = [
    "search_path=pg_catalog, pg_temp", "enable_nestloop=off", "jit=off", "extra_float_digits=1",
  ]

  /// Tells observers, when it is committed, to read again whatever they read.
  static let announcementOfAnything = "SELECT pg_catalog.pg_notify('\(ChangeChannel.name)', 'tracking')"

  static func definitionOfFunction(in schema: String) -> String {
    """
    CREATE OR REPLACE FUNCTION \(quoted(schema)).\(function)() RETURNS pg_catalog.trigger LANGUAGE plpgsql \
    \(settings.map { "SET " + $0 }.joined(separator: " ")) AS \(literal(body))
    """
  }

  /// What the server calls the triggers, by their names: what ``TrackedTable/triggers`` is then.
  static func types(forEachRow: Bool) -> [String: Int] {
    let row = forEachRow ? 1 : 0
    return [triggers[0]: 4 | row, triggers[1]: 16 | row, triggers[2]: 8 | row, triggers[3]: 32]
  }

  static func definitionsOfTriggers(on table: String, schema: String, forEachRow: Bool) -> [String] {
    let parts =
      forEachRow
      ? [
        "INSERT ON \(table) FOR EACH ROW", "UPDATE ON \(table) FOR EACH ROW",
        "DELETE ON \(table) FOR EACH ROW",
      ]
      : [
        "INSERT ON \(table) REFERENCING NEW TABLE AS koine_new FOR EACH STATEMENT",
        "UPDATE ON \(table) REFERENCING OLD TABLE AS koine_old NEW TABLE AS koine_new FOR EACH STATEMENT",
        "DELETE ON \(table) REFERENCING OLD TABLE AS koine_old FOR EACH STATEMENT",
      ]
    return zip(triggers, parts + ["TRUNCATE ON \(table) FOR EACH STATEMENT"]).map { name, part in
      "CREATE TRIGGER \(name) AFTER \(part) EXECUTE FUNCTION \(quoted(schema)).\(function)()"
    }
  }
}
