import Foundation
import Koine
import KoineSQLite

/// Random numbers that are the same in every run.
struct FateGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// That many random bytes.
  mutating func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &self) }
  }
}

extension DatabaseError {
  /// The code and SQLite's own, to compare both as one value.
  var fate: String { "\(code) \(engineCode ?? "-")" }
}

extension TemporaryFile {
  /// Copies the database and what a writer has left beside it. The shared memory of a log is made anew by who opens it.
  func copy(to other: TemporaryFile) throws {
    for suffix in ["", "-wal", "-journal"] {
      try? FileManager.default.removeItem(atPath: other.path + suffix)
      guard FileManager.default.fileExists(atPath: path + suffix) else { continue }
      try FileManager.default.copyItem(atPath: path + suffix, toPath: other.path + suffix)
    }
    try? FileManager.default.removeItem(atPath: other.path + "-shm")
  }

  func bytes(_ suffix: String = "") throws -> [UInt8] {
    try Array(Data(contentsOf: URL(fileURLWithPath: path + suffix)))
  }

  func write(_ bytes: [UInt8], _ suffix: String = "") throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path + suffix))
  }
}
