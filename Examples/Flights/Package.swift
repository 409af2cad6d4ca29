// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Flights",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "flights", targets: ["flights"])],
  dependencies: [
    .package(name: "Koine", path: "../..", traits: ["Logging"]),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swiftcsv/SwiftCSV", from: "0.10.0"),
  ],
  targets: [
    .executableTarget(
      name: "flights",
      dependencies: [
        .product(name: "Koine", package: "Koine"),
        .product(name: "KoineSQLite", package: "Koine"),
        .product(name: "KoinePostgreSQL", package: "Koine"),
        .product(name: "KoineTesting", package: "Koine"),
        .product(name: "KoineLogging", package: "Koine"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "SwiftCSV", package: "SwiftCSV"),
      ],
      path: "Sources/Flights",
      plugins: ["EmbedQuestions"]
    ),
    .plugin(name: "EmbedQuestions", capability: .buildTool(), dependencies: ["embed-text"]),
    .executableTarget(name: "embed-text", path: "Sources/EmbedText"),
    .testTarget(
      name: "FlightsTests",
      dependencies: [
        "flights", .product(name: "Koine", package: "Koine"),
        .product(name: "KoineLogging", package: "Koine"),
        .product(name: "KoineSQLite", package: "Koine"),
        .product(name: "KoineTesting", package: "Koine"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
