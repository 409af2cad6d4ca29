// swift-tools-version: 6.2
import PackageDescription

// What somebody else writes against Koine: dialects, a driver's session and a connection, by the public interface alone.
let package = Package(
  name: "koine-outside",
  platforms: [.macOS(.v15)],
  dependencies: [
    // A link to "../..": SwiftPM calls a package at a path after the last folder in it.
    .package(name: "Koine", path: "library")
  ],
  targets: [
    .target(
      name: "OutsideDialects",
      dependencies: [
        .product(name: "Koine", package: "Koine"),
        .product(name: "KoinePostgreSQLDialect", package: "Koine"),
      ]),
    .systemLibrary(
      name: "COutsideSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .target(
      name: "OutsideDriver",
      dependencies: [.product(name: "Koine", package: "Koine"), "COutsideSQLite"]),
    .testTarget(name: "OutsideTests", dependencies: ["OutsideDialects", "OutsideDriver"]),
  ],
  swiftLanguageModes: [.v6]
)
