import SwiftCode

/// In what the code of a database and files of code differ, as lines.
struct CodeDifference {
  typealias Line = SchemaDifference.Line

  private(set) var lines: [Line] = []

  /// - Parameters:
  ///   - database: What the database would be written as.
  ///   - files: What the files declare.
  ///   - isFromFiles: Whether lines of the files are those with a minus sign.
  init(_ database: CodeDeclarations, _ files: CodeDeclarations, isFromFiles: Bool) {
    let (ofDatabase, ofFiles): (Line.Sign, Line.Sign) =
      isFromFiles ? (.added, .removed) : (.removed, .added)
    var rest = files.all
    for made in database.all {
      guard let index = rest.firstIndex(where: { $0.title == made.title }) else {
        lines.append(Line(sign: ofDatabase, isPart: false, words: made.title))
        continue
      }
      let found = rest.remove(at: index)
      guard !found.isSame(as: made) else { continue }
      lines.append(Line(sign: .changed, isPart: false, words: "\(made.title)  (\(found.place))"))
      let (old, new) = isFromFiles ? (found.lines, made.lines) : (made.lines, found.lines)
      for change in new.map(\.text).difference(from: old.map(\.text)).inOrder {
        switch change {
        case .remove(let offset, let text, _): add(.removed, text, isFromFiles ? old[offset].number : nil)
        case .insert(let offset, let text, _): add(.added, text, isFromFiles ? nil : new[offset].number)
        }
      }
    }
    for found in rest {
      lines.append(Line(sign: ofFiles, isPart: false, words: "\(found.title)  (\(found.place))"))
    }
  }

  private mutating func add(_ sign: Line.Sign, _ text: String, _ number: Int?) {
    let place = number.map { "  (line \($0))" } ?? ""
    lines.append(Line(sign: sign, isPart: true, words: text + place))
  }
}

extension CodeDeclarations.Declaration {
  fileprivate var place: String { "\(file):\(lines[0].number)" }
}

extension CollectionDifference {
  /// What goes before what comes, from the first line to the last.
  fileprivate var inOrder: [Change] {
    let removals = Array(removals)
    let insertions = Array(insertions)
    var result: [Change] = []
    var (removed, inserted) = (0, 0)
    while removed < removals.count || inserted < insertions.count {
      // Where a line was inserted in the old text: behind as many of its lines as are left there.
      let isRemovalNext: Bool
      if removed < removals.count, inserted < insertions.count {
        isRemovalNext = removals[removed].offset - removed <= insertions[inserted].offset - inserted
      } else {
        isRemovalNext = removed < removals.count
      }
      if isRemovalNext {
        result.append(removals[removed])
        removed += 1
      } else {
        result.append(insertions[inserted])
        inserted += 1
      }
    }
    return result
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
