import Foundation
import Testing

/// The files of the example "Flights", of which tables are made.
@Suite struct FlightsImportTests {
  private static let data = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Examples/Flights/Data")

  private static let counts = [
    ("airlines", 16), ("airports", 1458), ("planes", 3322), ("weather", 1002), ("flights", 12208),
  ]

  /// The types are those that all values have, and the code is of them.
  @Test(arguments: Engine.allCases) func tablesAreMadeOfTheFiles(_ engine: Engine) async throws {
    let folder = try TemporaryFolder()
    let database = try await engine.makeDatabase("", in: folder)
    for (table, count) in Self.counts {
      #expect(
        try await Tool.run(
          "import", Self.data.appending(path: "\(table).csv").path, database, "--table", table, "--create",
          "--null",
          "NA", in: folder) == Tool.Outcome(output: "\(count) rows inserted\n"))
    }
    #expect(
      try await Tool.run("schema", database, in: folder)
        == Tool.Outcome(output: engine == .sqlite ? Self.sqlite : Self.postgreSQL))
    #expect(
      try await Tool.run("schema", database, "--swift", in: folder)
        == Tool.Outcome(
          output: engine == .sqlite
            ? Self.code(instant: "String") : "import Foundation\n" + Self.code(instant: "Date")))
    let sums = """
      SELECT (SELECT count(*) FROM flights) AS a, (SELECT sum(distance) FROM flights) AS b,
        (SELECT sum(dep_delay) FROM flights) AS c, (SELECT count(wind_dir) FROM weather) AS d,
        (SELECT count(wind_gust) FROM weather) AS e, (SELECT count(pressure) FROM weather) AS f
      """
    #expect(
      try await Tool.run("query", database, sums, "--csv", in: folder)
        == Tool.Outcome(output: "a,b,c,d,e,f\n12208,12465282,85168,993,178,897\n"))
  }

  private static let sqlite = """
    table airlines
      carrier  TEXT  not null
      name     TEXT  not null

    table airports
      faa    TEXT     not null
      name   TEXT     not null
      lat    TEXT     not null
      lon    TEXT     not null
      alt    INTEGER  not null
      tz     INTEGER  not null
      dst    TEXT     not null
      tzone  TEXT

    table flights
      year            INTEGER  not null
      month           INTEGER  not null
      day             INTEGER  not null
      dep_time        INTEGER
      sched_dep_time  INTEGER  not null
      dep_delay       INTEGER
      arr_time        INTEGER
      sched_arr_time  INTEGER  not null
      arr_delay       INTEGER
      carrier         TEXT     not null
      flight          INTEGER  not null
      tailnum         TEXT
      origin          TEXT     not null
      dest            TEXT     not null
      air_time        INTEGER
      distance        INTEGER  not null
      hour            INTEGER  not null
      minute          INTEGER  not null
      time_hour       TEXT     not null

    table planes
      tailnum       TEXT     not null
      year          INTEGER
      type          TEXT     not null
      manufacturer  TEXT     not null
      model         TEXT     not null
      engines       INTEGER  not null
      seats         INTEGER  not null
      speed         INTEGER
      engine        TEXT     not null

    table weather
      origin      TEXT     not null
      year        INTEGER  not null
      month       INTEGER  not null
      day         INTEGER  not null
      hour        INTEGER  not null
      temp        REAL     not null
      dewp        REAL     not null
      humid       REAL     not null
      wind_dir    INTEGER
      wind_speed  REAL     not null
      wind_gust   REAL
      precip      REAL     not null
      pressure    REAL
      visib       REAL     not null
      time_hour   TEXT     not null

    """

  private static let postgreSQL = """
    table airlines
      carrier  text  not null  collate C
      name     text  not null  collate C

    table airports
      faa    text    not null  collate C
      name   text    not null  collate C
      lat    text    not null  collate C
      lon    text    not null  collate C
      alt    bigint  not null
      tz     bigint  not null
      dst    text    not null  collate C
      tzone  text    collate C

    table flights
      year            bigint                    not null
      month           bigint                    not null
      day             bigint                    not null
      dep_time        bigint
      sched_dep_time  bigint                    not null
      dep_delay       bigint
      arr_time        bigint
      sched_arr_time  bigint                    not null
      arr_delay       bigint
      carrier         text                      not null  collate C
      flight          bigint                    not null
      tailnum         text                      collate C
      origin          text                      not null  collate C
      dest            text                      not null  collate C
      air_time        bigint
      distance        bigint                    not null
      hour            bigint                    not null
      minute          bigint                    not null
      time_hour       timestamp with time zone  not null

    table planes
      tailnum       text    not null  collate C
      year          bigint
      type          text    not null  collate C
      manufacturer  text    not null  collate C
      model         text    not null  collate C
      engines       bigint  not null
      seats         bigint  not null
      speed         bigint
      engine        text    not null  collate C

    table weather
      origin      text                      not null  collate C
      year        bigint                    not null
      month       bigint                    not null
      day         bigint                    not null
      hour        bigint                    not null
      temp        double precision          not null
      dewp        double precision          not null
      humid       double precision          not null
      wind_dir    bigint
      wind_speed  double precision          not null
      wind_gust   double precision
      precip      double precision          not null
      pressure    double precision
      visib       double precision          not null
      time_hour   timestamp with time zone  not null

    """

  private static func code(instant: String) -> String {
    """
    import Koine

    @Table("airlines") struct Airline {
      var carrier: String
      var name: String
    }

    @Table("airports") struct Airport {
      var faa: String
      var name: String
      var lat: String
      var lon: String
      var alt: Int
      var tz: Int
      var dst: String
      var tzone: String?
    }

    @Table("flights") struct Flight {
      var year: Int
      var month: Int
      var day: Int
      @Column("dep_time") var depTime: Int?
      @Column("sched_dep_time") var schedDepTime: Int
      @Column("dep_delay") var depDelay: Int?
      @Column("arr_time") var arrTime: Int?
      @Column("sched_arr_time") var schedArrTime: Int
      @Column("arr_delay") var arrDelay: Int?
      var carrier: String
      var flight: Int
      var tailnum: String?
      var origin: String
      var dest: String
      @Column("air_time") var airTime: Int?
      var distance: Int
      var hour: Int
      var minute: Int
      @Column("time_hour") var timeHour: \(instant)
    }

    @Table("planes") struct Plane {
      var tailnum: String
      var year: Int?
      var type: String
      var manufacturer: String
      var model: String
      var engines: Int
      var seats: Int
      var speed: Int?
      var engine: String
    }

    @Table("weather") struct Weather {
      var origin: String
      var year: Int
      var month: Int
      var day: Int
      var hour: Int
      var temp: Double
      var dewp: Double
      var humid: Double
      @Column("wind_dir") var windDir: Int?
      @Column("wind_speed") var windSpeed: Double
      @Column("wind_gust") var windGust: Double?
      var precip: Double
      var pressure: Double?
      var visib: Double
      @Column("time_hour") var timeHour: \(instant)
    }

    """
  }
}
