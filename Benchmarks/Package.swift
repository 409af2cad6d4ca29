// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that users of Koine never resolve what only the measurements need.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Koine", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
  ],
  targets: [
    .systemLibrary(
      name: "SystemSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]
    ),
    .systemLibrary(
      name: "SystemPostgreSQL", pkgConfig: "libpq", providers: [.apt(["libpq-dev"]), .brew(["libpq"])]
    ),
    // What a programmer would write in C: the time that nobody can expect to go below.
    .target(name: "CFloor", dependencies: ["SystemSQLite", "SystemPostgreSQL"]),
    .executableTarget(
      name: "bench",
      dependencies: [
        "CFloor",
        .product(name: "Koine", package: "Koine"),
        .product(name: "KoineSQLite", package: "Koine"),
        .product(name: "KoinePostgreSQL", package: "Koine"),
        .product(name: "KoineTesting", package: "Koine"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ]
    ),
    // Apart: its tables have names that others have, too.
    .executableTarget(
      name: "bench-tpch",
      dependencies: [
        .product(name: "Koine", package: "Koine"),
        .product(name: "KoineSQLite", package: "Koine"),
        .product(name: "KoinePostgreSQL", package: "Koine"),
        .product(name: "KoineTesting", package: "Koine"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
