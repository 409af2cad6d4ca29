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
    .package(name: "Koine", path: "library"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .executableTarget(
      name: "koine",
      dependencies: [
        .product(name: "Koine", package: "Koine"),
        .product(name: "KoineSQLiteDialect", package: "Koine"),
        .product(name: "KoinePostgreSQLDialect", package: "Koine"),
        .product(name: "KoineMariaDBDialect", package: "Koine"),
        .product(name: "KoineSQLite", package: "Koine"),
        .product(name: "KoinePostgreSQL", package: "Koine"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        .product(name: "KoineSQLite", package: "Koine"),
        .product(name: "KoinePostgreSQL", package: "Koine"),
        .product(name: "KoineTesting", package: "Koine"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
