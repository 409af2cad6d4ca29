// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that users of the library never resolve what only the command-line tool needs.
let package = Package(
  name: "koine-tool",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "koine", targets: ["koine"])],
  dependencies: [
    // A link to "../..": SwiftPM calls a package at a path after the last folder in it, and a clone of this repository in
    // a folder named "koine" would have this package's own name.
    .package(name: "Koine", path: "library", traits: ["Commands"]),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    // The code that `koine schema --swift` writes.
    .target(name: "SwiftCode", dependencies: [.product(name: "Koine", package: "Koine")]),
    // The text of a progress bar.
    .target(name: "Progress"),
    .executableTarget(
      name: "koine",
      dependencies: [
        "SwiftCode", "Progress",
        .product(name: "Koine", package: "Koine"),
        .product(name: "KoineSQLiteDialect", package: "Koine"),
        .product(name: "KoinePostgreSQLDialect", package: "Koine"),
        .product(name: "KoineMariaDBDialect", package: "Koine"),
        .product(name: "KoineSQLite", package: "Koine"),
        .product(name: "KoinePostgreSQL", package: "Koine"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    // The program of the article "Migrating", which has the command of KoineCommands.
    .executableTarget(
      name: "people",
      dependencies: [
        .product(name: "Koine", package: "Koine"),
        .product(name: "KoineCommands", package: "Koine"),
        .product(name: "KoineSQLite", package: "Koine"),
        .product(name: "KoinePostgreSQL", package: "Koine"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/People"
    ),
    // What `koine schema --swift` writes of the databases under Tests/Schemas of the library: each is compiled, and reads its rows.
    .target(
      name: "ChinookSQLite", dependencies: [.product(name: "Koine", package: "Koine")],
      path: "Tests/Generated/chinook.sqlite"
    ),
    .target(
      name: "ChinookPostgreSQL", dependencies: [.product(name: "Koine", package: "Koine")],
      path: "Tests/Generated/chinook.postgreSQL"
    ),
    .target(
      name: "NorthwindSQLite", dependencies: [.product(name: "Koine", package: "Koine")],
      path: "Tests/Generated/northwind.sqlite"
    ),
    .target(
      name: "NorthwindPostgreSQL", dependencies: [.product(name: "Koine", package: "Koine")],
      path: "Tests/Generated/northwind.postgreSQL"
    ),
    .target(
      name: "NamesSQLite", dependencies: [.product(name: "Koine", package: "Koine")],
      path: "Tests/Generated/names.sqlite"
    ),
    .target(
      name: "NamesPostgreSQL", dependencies: [.product(name: "Koine", package: "Koine")],
      path: "Tests/Generated/names.postgreSQL"
    ),
    .target(
      name: "QuirksSQLite", dependencies: [.product(name: "Koine", package: "Koine")],
      path: "Tests/Generated/quirks.sqlite"
    ),
    .target(
      name: "QuirksPostgreSQL", dependencies: [.product(name: "Koine", package: "Koine")],
      path: "Tests/Generated/quirks.postgreSQL"
    ),
    // What somebody else writes against Koine, whose own package gets to see more: dialects, a driver's session and a
    // connection, by the public interface alone.
    .target(
      name: "OutsideDialects",
      dependencies: [
        .product(name: "Koine", package: "Koine"),
        .product(name: "KoinePostgreSQLDialect", package: "Koine"),
      ],
      path: "Tests/Outside/OutsideDialects"
    ),
    .systemLibrary(
      name: "COutsideSQLite", path: "Tests/Outside/COutsideSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]
    ),
    .target(
      name: "OutsideDriver", dependencies: [.product(name: "Koine", package: "Koine"), "COutsideSQLite"],
      path: "Tests/Outside/OutsideDriver"
    ),
    .testTarget(
      name: "OutsideTests", dependencies: ["OutsideDialects", "OutsideDriver"],
      path: "Tests/Outside/OutsideTests"
    ),
    .testTarget(
      name: "SwiftCodeTests",
      dependencies: [
        "SwiftCode", "ChinookSQLite", "ChinookPostgreSQL", "NorthwindSQLite", "NorthwindPostgreSQL",
        "NamesSQLite", "NamesPostgreSQL", "QuirksSQLite", "QuirksPostgreSQL",
        .product(name: "KoineSQLite", package: "Koine"),
        .product(name: "KoinePostgreSQL", package: "Koine"),
        .product(name: "KoineTesting", package: "Koine"),
      ]
    ),
    .testTarget(name: "ProgressTests", dependencies: ["Progress"]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "koine", "people",
        .product(name: "KoineSQLite", package: "Koine"),
        .product(name: "KoinePostgreSQL", package: "Koine"),
        .product(name: "KoineTesting", package: "Koine"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
