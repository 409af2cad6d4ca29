import Synchronization

/// The texts of statements that a dialect has rendered, by their shapes.
///
/// A text is kept when its shape has come twice. Kept texts stay until the dialect goes, and there is room for a number
/// of them: looking one up takes no lock, and no other thread waits.
final class ShapedTexts: @unchecked Sendable {
  // Each slot is empty, or holds a text that it never loses again.
  private let slots: UnsafeMutablePointer<Atomic<UnsafeRawPointer?>>
  /// The hashes of shapes that came once, of late.
  private let candidates: UnsafeMutablePointer<Atomic<UInt>>

  /// What is kept for a shape.
  enum Finding {
    case nothing
    /// Nothing, and nothing can be.
    case noRoom
    case statement(RenderedStatement)
    /// Each statement of the shape has a text of its own.
    case dependsOnValues
  }

  private static let slotCount = 2048
  private static let candidateCount = 256
  /// How many slots a shape may be in.
  private static let reach = 8

  init() {
    slots = .allocate(capacity: Self.slotCount)
    for index in 0..<Self.slotCount { (slots + index).initialize(to: Atomic(nil)) }
    candidates = .allocate(capacity: Self.candidateCount)
    for index in 0..<Self.candidateCount { (candidates + index).initialize(to: Atomic(0)) }
  }

  deinit {
    for index in 0..<Self.slotCount {
      if let text = slots[index].load(ordering: .acquiring) {
        Unmanaged<ShapedText>.fromOpaque(text).release()
      }
    }
    slots.deinitialize(count: Self.slotCount)
    slots.deallocate()
    candidates.deinitialize(count: Self.candidateCount)
    candidates.deallocate()
  }

  private func slot(_ hash: UInt, _ step: Int) -> Int {
    (Int(truncatingIfNeeded: hash >> 32) &+ step) & (Self.slotCount - 1)
  }

  /// What a shape's statement is rendered to, as far as it is kept.
  func find(_ shape: borrowing SQLShape) -> Finding {
    for step in 0..<Self.reach {
      guard let kept = slots[slot(shape.hash, step)].load(ordering: .acquiring) else { return .nothing }
      let text = Unmanaged<ShapedText>.fromOpaque(kept)
      // It stays, and so need not be retained.
      let finding: Finding? = text._withUnsafeGuaranteedRef { text in
        guard text.hash == shape.hash, shape.hasWords(of: text) else { return nil }
        return text.statement(shape.values).map { .statement($0) } ?? .dependsOnValues
      }
      if let finding { return finding }
    }
    return .noRoom
  }

  /// Whether a shape that is not kept came before, and notes that it came.
  func cameBefore(_ shape: borrowing SQLShape) -> Bool {
    let candidate = Int(truncatingIfNeeded: shape.hash >> 40) & (Self.candidateCount - 1)
    if candidates[candidate].load(ordering: .relaxed) == shape.hash { return true }
    candidates[candidate].store(shape.hash, ordering: .relaxed)
    return false
  }

  /// Keeps a text, if there is room.
  func keep(_ text: ShapedText) {
    let kept = Unmanaged.passRetained(text)
    for step in 0..<Self.reach {
      let (isKept, _) = slots[slot(text.hash, step)].compareExchange(
        expected: nil, desired: UnsafeRawPointer(kept.toOpaque()), ordering: .acquiringAndReleasing)
      if isKept { return }
    }
    kept.release()
  }
}

/// The text of all statements of one shape.
final class ShapedText: Sendable {
  let hash: UInt
  let words: ContiguousArray<UInt>
  /// The tables and columns whose addresses are among the words: no other object gets these.
  private let objects: [Object]
  /// `nil` if the text depends on the values themselves.
  private let sql: String?
  private let types: SQLTypeList
  private let kind: StatementKind
  /// Which value each placeholder represents; `nil` if they are in the order of the tree.
  private let order: [Int]?

  /// NULL in the order of values.
  static let null = -1

  private struct Object: @unchecked Sendable {
    // Tables and columns, which never change.
    let object: AnyObject
  }

  init(_ shape: borrowing SQLShape, _ statement: RenderedStatement?, order: [Int]?) {
    let count = shape.values.count
    hash = shape.hash
    words = shape.kept
    objects = (shape.objects ?? []).map(Object.init)
    sql = statement?.sql
    types = statement?.types ?? []
    kind = statement?.kind ?? .unknown
    self.order = order.flatMap { $0 == Array(0..<count) ? nil : $0 }
  }

  /// The statement with values; `nil` if the text depends on them.
  func statement(_ values: consuming [SQLValue]) -> RenderedStatement? {
    guard let sql else { return nil }
    guard let order else { return RenderedStatement(sql: sql, bindings: values, types: types, kind: kind) }
    return RenderedStatement(
      sql: sql, bindings: order.map { $0 == Self.null ? .null : values[$0] }, types: types, kind: kind)
  }
}
