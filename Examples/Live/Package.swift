// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Live",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "live", targets: ["live"])],
  dependencies: [
    .package(name: "Koine", path: "../.."),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: [
    .executableTarget(
      name: "live",
      dependencies: [
        .product(name: "Koine", package: "Koine"),
        .product(name: "KoineSQLite", package: "Koine"),
        .product(name: "KoinePostgreSQL", package: "Koine"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
      ],
      path: "Sources/Live"
    ),
    .testTarget(
      name: "LiveTests",
      dependencies: [
        "live", .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "KoineTesting", package: "Koine"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
