// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "Koine",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Koine", targets: ["Koine"]),
    .library(name: "KoineInOrder", targets: ["KoineInOrder"]),
    .library(name: "KoineSQLiteDialect", targets: ["KoineSQLiteDialect"]),
    .library(name: "KoineSQLite", targets: ["KoineSQLite"]),
    .library(name: "KoinePostgreSQLDialect", targets: ["KoinePostgreSQLDialect"]),
    .library(name: "KoinePostgreSQL", targets: ["KoinePostgreSQL"]),
    .library(name: "KoineMariaDBDialect", targets: ["KoineMariaDBDialect"]),
    .library(name: "KoineTesting", targets: ["KoineTesting"]),
    .library(name: "KoineLogging", targets: ["KoineLogging"]),
    .library(name: "KoineCommands", targets: ["KoineCommands"]),
  ],
  traits: [
    .trait(
      name: "Logging", description: "Fills the module KoineLogging: an observer that logs to swift-log."),
    .trait(
      name: "Commands",
      description:
        "Fills the module KoineCommands: a migration command for tools made with swift-argument-parser."),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    // Neither is even resolved without its trait, as nothing else uses it.
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    .macro(
      name: "KoineMacros",
      dependencies: [
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
      ]
    ),
    .target(name: "Koine", dependencies: ["KoineMacros"]),
    .target(name: "KoineInOrder", dependencies: ["Koine"]),
    .target(name: "KoineTesting", dependencies: ["Koine"]),
    .target(
      name: "KoineLogging",
      dependencies: [
        "Koine", .product(name: "Logging", package: "swift-log", condition: .when(traits: ["Logging"])),
      ]
    ),
    .target(
      name: "KoineCommands",
      dependencies: [
        "Koine", "KoineSQLiteDialect", "KoinePostgreSQLDialect", "KoineMariaDBDialect",
        .product(
          name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["Commands"])),
      ]
    ),

    .target(name: "KoineSQLiteDialect", dependencies: ["Koine"], path: "Dialects/SQLite/Dialect"),
    .systemLibrary(
      name: "CSQLite", path: "Dialects/SQLite/CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]
    ),
    .target(name: "CSQLiteShims", dependencies: ["CSQLite"], path: "Dialects/SQLite/CSQLiteShims"),
    .target(
      name: "KoineSQLite", dependencies: ["Koine", "KoineSQLiteDialect", "CSQLite", "CSQLiteShims"],
      path: "Dialects/SQLite/Driver"
    ),

    .target(
      name: "KoinePostgreSQLDialect", dependencies: ["Koine"], path: "Dialects/PostgreSQL/Dialect"
    ),
    .systemLibrary(
      name: "CLibPQ", path: "Dialects/PostgreSQL/CLibPQ", pkgConfig: "libpq",
      providers: [.apt(["libpq-dev"]), .brew(["libpq"])]
    ),
    .target(name: "CLibPQShims", dependencies: ["CLibPQ"], path: "Dialects/PostgreSQL/CLibPQShims"),
    .target(
      name: "KoinePostgreSQL",
      dependencies: ["Koine", "KoinePostgreSQLDialect", "CLibPQ", "CLibPQShims"],
      path: "Dialects/PostgreSQL/Driver"
    ),

    .target(name: "KoineMariaDBDialect", dependencies: ["Koine"], path: "Dialects/MariaDB/Dialect"),

    .testTarget(
      name: "KoineMacrosTests",
      dependencies: [
        "Koine", "KoineMacros",
        .product(name: "SwiftSyntaxMacroExpansion", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacrosGenericTestSupport", package: "swift-syntax"),
      ]
    ),
    .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
    // MariaDB has a dialect and no driver: its texts run on a small one of the tests.
    .systemLibrary(
      name: "CMariaDB", path: "Tests/CMariaDB", pkgConfig: "libmariadb",
      providers: [.apt(["libmariadb-dev"]), .brew(["mariadb-connector-c"])]
    ),
    .target(
      name: "MariaDBTestDriver", dependencies: ["Koine", "CMariaDB"], path: "Tests/MariaDBTestDriver",
      packageAccess: false
    ),
    .testTarget(
      name: "KoineTests",
      dependencies: ["Koine", "KoineSQLiteDialect", "KoinePostgreSQLDialect", "AllocationCounter"]
    ),
    // Lets SQLite's allocations fail.
    .target(name: "SQLiteFaults", dependencies: ["CSQLite"], path: "Tests/SQLiteFaults"),
    .testTarget(
      name: "SQLiteDriverTests",
      dependencies: [
        "KoineSQLite", "KoinePostgreSQLDialect", "KoineMariaDBDialect", "KoineTesting", "SQLiteFaults",
        "CSQLite",
      ]
    ),
    .testTarget(
      name: "PostgreSQLDriverTests", dependencies: ["Koine", "KoinePostgreSQL", "KoineTesting"]
    ),
    .testTarget(
      name: "EngineTests",
      dependencies: [
        "Koine", "KoineInOrder", "KoineSQLite", "KoinePostgreSQL", "KoineMariaDBDialect", "KoineTesting",
        "MariaDBTestDriver", "AllocationCounter",
      ]
    ),
    .testTarget(
      name: "TPCHTests",
      dependencies: [
        "Koine", "KoineSQLite", "KoinePostgreSQL", "KoineMariaDBDialect", "KoineTesting", "MariaDBTestDriver",
      ],
      path: "Tests/TPCH"
    ),
    .testTarget(
      name: "KoineTestingTests", dependencies: ["KoineTesting", "KoineSQLite", "KoinePostgreSQL"]
    ),
    .testTarget(
      name: "CompilerTests",
      dependencies: ["Koine", "KoineInOrder", "KoineSQLite", "KoinePostgreSQL", "KoineTesting"],
      exclude: ["Budgets", "CallSites", "CompileFail", "PlainSwift", "SwiftUI", "Tables"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// Set where the documentation is built: users of the library resolve nothing for it.
if Context.environment["KOINE_DOCUMENTATION"] == "1" {
  package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}

// Set where Koine itself is developed: a compiler that warns of something new must not break its users.
if Context.environment["KOINE_WARNINGS_AS_ERRORS"] == "1" {
  for target in package.targets where target.type != .system {
    target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
    target.cSettings = (target.cSettings ?? []) + [.treatAllWarnings(as: .error)]
  }
}
