extension ShapedTree {
  /// Renders the tree, from a text that is kept for its shape if there is one.
  func render(in dialect: any SQLDialect, limitedToOneRow: Bool) throws -> RenderedStatement {
    if let texts = dialect.traits?.texts {
      return try withUnsafeTemporaryAllocation(of: UInt.self, capacity: SQLShape.capacity) { words in
        let shape = SQLShape(of: self, isLimitedToOneRow: limitedToOneRow, in: words)
        guard shape.isKnown else { return try renderAnew(in: dialect, limitedToOneRow: limitedToOneRow) }
        switch texts.find(shape) {
        case .statement(let statement): return statement
        case .dependsOnValues, .noRoom:
          return try renderAnew(in: dialect, limitedToOneRow: limitedToOneRow)
        case .nothing: break
        }
        let statement = try renderAnew(in: dialect, limitedToOneRow: limitedToOneRow)
        if texts.cameBefore(shape) {
          keepText(like: statement, in: dialect, texts, limitedToOneRow: limitedToOneRow)
        }
        return statement
      }
    }
    return try renderAnew(in: dialect, limitedToOneRow: limitedToOneRow)
  }

  private func renderAnew(in dialect: any SQLDialect, limitedToOneRow: Bool) throws -> RenderedStatement {
    let statement = asStatement
    return try (limitedToOneRow ? statement.limitedToOneRow : statement).renderAnew(in: dialect)
  }

  /// Keeps the text of all trees of the shape, or that they have none in common.
  private func keepText(
    like rendered: RenderedStatement, in dialect: any SQLDialect, _ texts: ShapedTexts, limitedToOneRow: Bool
  ) {
    withUnsafeTemporaryAllocation(of: UInt.self, capacity: SQLShape.capacity) { words in
      let shape = SQLShape(of: self, isLimitedToOneRow: limitedToOneRow, in: words, keepsObjects: true)
      let order = valueOrder(
        of: rendered, shape.values, merging: shape.mayMergeValues, in: dialect,
        limitedToOneRow: limitedToOneRow)
      texts.keep(ShapedText(shape, order == nil ? nil : rendered, order: order))
    }
  }
}

extension SQLStatement {
  /// Renders the statement, from a text that is kept for its shape if there is one.
  func render(in dialect: any SQLDialect, limitedToOneRow: Bool) throws -> RenderedStatement {
    switch self {
    case .query(let query): try query.render(in: dialect, limitedToOneRow: limitedToOneRow)
    case .update(let update): try update.render(in: dialect, limitedToOneRow: false)
    case .delete(let delete): try delete.render(in: dialect, limitedToOneRow: false)
    case .insert(let insert): try insert.render(in: dialect, limitedToOneRow: false)
    default: try renderAnew(in: dialect)
    }
  }
}
