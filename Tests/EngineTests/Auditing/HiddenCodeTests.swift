import Koine
import KoineTesting
import Testing

@Table("held") private struct Held: Identifiable {
  let id: Int
  var number: Int?
}

@Table("journal") private struct Journal { var number: Int? }

/// What statements touch on PostgreSQL by functions, policies and rules that their text does not name.
@Suite(.timeLimit(.minutes(5))) struct HiddenCodeTests {
  private static let setup = """
    CREATE TABLE journal (number bigint);
    CREATE TABLE limits (least bigint, owner text);
    CREATE FUNCTION noting() RETURNS bigint LANGUAGE plpgsql AS $$
      BEGIN INSERT INTO journal VALUES (1); RETURN 1; END $$;
    CREATE FUNCTION allowed(bigint) RETURNS boolean LANGUAGE sql STABLE AS
      'SELECT $1 >= (SELECT min(least) FROM limits)';
    CREATE FUNCTION plus_one(bigint) RETURNS bigint LANGUAGE sql IMMUTABLE AS 'SELECT $1 + 1';
    CREATE FUNCTION same(bigint, bigint) RETURNS boolean LANGUAGE plpgsql AS $$ BEGIN RETURN $1 = $2; END $$;
    CREATE OPERATOR === (LEFTARG = bigint, RIGHTARG = bigint, FUNCTION = same);
    CREATE FUNCTION filling() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$;
    """

  private struct Case {
    /// What makes the table `held`, and what is around it.
    let definition: String
    let insertReads: String
    let insertWrites: String
    var queryReads = "held (id, number)"
    var queryWrites = "nothing"
  }

  private static let cases: [Case] = [
    Case(
      definition: """
        CREATE TABLE held (id bigint PRIMARY KEY, number bigint DEFAULT 3 CHECK (number > 0),
          next bigint GENERATED ALWAYS AS (plus_one(number)) STORED)
        """, insertReads: "nothing", insertWrites: "held (id, number)"),
    Case(
      definition: "CREATE TABLE held (id bigint PRIMARY KEY, number bigint, other bigint DEFAULT noting())",
      insertReads: "and what is not known", insertWrites: "held (id, number), and what is not known"),
    // What is stable writes nothing.
    Case(
      definition: "CREATE TABLE held (id bigint PRIMARY KEY, number bigint CHECK (allowed(number)))",
      insertReads: "and what is not known", insertWrites: "held (id, number)"),
    Case(
      definition: "CREATE TABLE held (id bigint PRIMARY KEY, number bigint CHECK (number === 3))",
      insertReads: "and what is not known", insertWrites: "held (id, number), and what is not known"),
    Case(
      definition: """
        CREATE DOMAIN permitted AS bigint CHECK (allowed(VALUE));
        CREATE DOMAIN narrower AS permitted CHECK (VALUE < 10);
        CREATE TABLE held (id bigint PRIMARY KEY, number narrower)
        """, insertReads: "and what is not known", insertWrites: "held (id, number)"),
    Case(
      definition: """
        CREATE TABLE held (id bigint, number bigint) PARTITION BY RANGE (id);
        CREATE TABLE held_1 PARTITION OF held FOR VALUES FROM (0) TO (10) PARTITION BY RANGE (id);
        CREATE TABLE held_1_1 PARTITION OF held_1 FOR VALUES FROM (0) TO (5);
        CREATE TRIGGER filling BEFORE INSERT ON held_1_1 FOR EACH ROW EXECUTE FUNCTION filling()
        """, insertReads: "and what is not known", insertWrites: "held (id, number), and what is not known"),
    Case(
      definition: """
        CREATE TABLE held (id bigint, number bigint);
        CREATE TABLE heir (more bigint DEFAULT noting()) INHERITS (held)
        """, insertReads: "and what is not known", insertWrites: "held (id, number), and what is not known"),
    Case(
      definition: """
        CREATE TABLE held (id bigint PRIMARY KEY, number bigint);
        CREATE RULE noting AS ON INSERT TO held DO ALSO INSERT INTO journal SELECT least FROM limits
        """, insertReads: "limits (every column)",
      insertWrites: "held (id, number), journal (every column)"),
    Case(
      definition: """
        CREATE TABLE held (id bigint PRIMARY KEY, number bigint, secret text);
        ALTER TABLE held ENABLE ROW LEVEL SECURITY;
        CREATE POLICY known ON held USING (secret IN (SELECT owner FROM limits))
        """, insertReads: "held (secret), limits (owner)", insertWrites: "held (id, number)",
      queryReads: "held (id, number, secret), limits (owner)"),
    Case(
      definition: """
        CREATE TABLE held (id bigint PRIMARY KEY, number bigint);
        ALTER TABLE held ENABLE ROW LEVEL SECURITY;
        CREATE POLICY known ON held USING (id = noting())
        """, insertReads: "held (id), and what is not known",
      insertWrites: "held (id, number), and what is not known",
      queryReads: "held (id, number), and what is not known", queryWrites: "and what is not known"),
    Case(
      definition: """
        CREATE TABLE kept (id bigint PRIMARY KEY, number bigint, secret text);
        ALTER TABLE kept ENABLE ROW LEVEL SECURITY;
        CREATE POLICY known ON kept USING (secret IN (SELECT owner FROM limits));
        CREATE VIEW held AS SELECT id, number FROM kept;
        ALTER VIEW held ALTER number SET DEFAULT noting()
        """, insertReads: "kept (id, number, secret), limits (owner), and what is not known",
      insertWrites: "kept (id, number, secret), and what is not known",
      queryReads: "kept (id, number, secret), limits (owner)"),
  ]

  @Test(arguments: cases.indices) func whatIsCalledBehindTheNamesCounts(_ index: Int) async throws {
    let test = Self.cases[index]
    try await Engine.postgreSQL.withDatabase { database async throws in
      try await database.executeScript(Self.setup)
      try await database.executeScript(test.definition)
      let insert = Held.insert([Held(id: 1, number: 3)])
      #expect(try await insert.reads(on: database).description == test.insertReads)
      #expect(try await insert.writes(on: database).description == test.insertWrites)
      let query = Held.all()
      #expect(try await query.reads(on: database).description == test.queryReads)
      #expect(try await query.writes(on: database).description == test.queryWrites)
    }
  }

  @Test func whatFollowsCallsItsFunctions() async throws {
    try await Engine.postgreSQL.withDatabase { database async throws in
      try await database.executeScript(Self.setup)
      try await database.executeScript(
        """
        CREATE TABLE held (id bigint PRIMARY KEY, number bigint);
        CREATE TABLE follower (held bigint DEFAULT noting() REFERENCES held ON DELETE SET DEFAULT)
        """)
      let delete = Held.find(1).delete()
      #expect(
        try await delete.writes(on: database).description
          == "follower (held), held (every column), and what is not known")
      #expect(try await delete.reads(on: database).description == "held (id), and what is not known")
    }
  }

  @Test func partitionsThatThePlanReadsAreTheirTable() async throws {
    try await Engine.postgreSQL.withDatabase { database async throws in
      try await database.executeScript(
        """
        CREATE TABLE journal (number bigint);
        CREATE TABLE later_journal () INHERITS (journal);
        CREATE TABLE held (id bigint, number bigint) PARTITION BY RANGE (id);
        CREATE TABLE held_1 PARTITION OF held FOR VALUES FROM (0) TO (10);
        CREATE TABLE held_2 PARTITION OF held FOR VALUES FROM (10) TO (20)
        """)
      let query = Held.join(Journal.self) { $0.number == $1.number }.select { held, journal in
        (held.id, journal.number)
      }
      #expect(try await query.reads(on: database).description == "held (id, number), journal (number)")
      #expect(try await query.writes(on: database).description == "nothing")
    }
  }
}
