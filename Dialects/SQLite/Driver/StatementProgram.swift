import CSQLite
@_spi(KoineDriver) import Koine

/// What the compiled form of a statement promises about its running time, read from SQLite's own listing.
///
/// SQLite may change its instructions from version to version. So a promise rests only on instructions that
/// are known; a statement with any other counts as long.
struct StatementProgram {
  /// Whether it ends after about as many instructions as its listing has: it visits no number of rows that
  /// depends on the database.
  let isBounded: Bool
  /// Whether every instruction takes a short time, so that SQLite's progress handler is called in time.
  let hasShortInstructions: Bool
  /// Whether it yields the same rows in the same order when it is run again on the same data.
  let isRepeatable: Bool

  /// - Parameters:
  ///   - statement: The listing of the statement, `EXPLAIN` of it, before its first step.
  ///   - functions: The names of functions in Swift, in lower case: nobody knows how long they take.
  ///   - hasTables: Whether functions in Swift yield rows. A listing does not name them.
  init(
    listing statement: OpaquePointer, functionsInSwift functions: Set<String> = [],
    hasTablesInSwift hasTables: Bool = false
  ) {
    var reader = ListingReader(functionsInSwift: functions, hasTablesInSwift: hasTables)
    var previous: Int32 = -1
    var code = sqlite3_step(statement)
    while code == SQLITE_ROW {
      let instruction = Instruction(row: statement)
      // A trigger or a cascade has a listing of its own behind the first.
      if instruction.address <= previous { reader.isBounded = false }
      previous = instruction.address
      reader.take(instruction)
      code = sqlite3_step(statement)
    }
    // A part of a listing promises nothing.
    let isWhole = code == SQLITE_DONE
    isBounded = isWhole && reader.isBounded && !reader.fillsLoop && previous >= 0
    hasShortInstructions = isWhole && reader.hasShortInstructions
    isRepeatable = isWhole && reader.isRepeatable
  }
}

private struct Instruction {
  let address: Int32
  let name: String
  let first: Int32
  let target: Int32
  let operand: String

  init(row statement: OpaquePointer) {
    func text(_ column: Int32) -> String {
      sqlite3_column_text(statement, column).map { String(cString: $0) } ?? ""
    }
    address = sqlite3_column_int(statement, 0)
    name = text(1)
    first = sqlite3_column_int(statement, 2)
    target = sqlite3_column_int(statement, 3)
    operand = text(5)
  }
}

/// Reads the instructions, one after another.
private struct ListingReader {
  var isBounded = true
  var hasShortInstructions = true
  var isRepeatable = true
  /// The cursors of rows that the statement puts aside.
  private var scratch: Set<Int32> = []
  private var fills: [Int32] = []
  private var loops: [ClosedRange<Int32>] = []
  private let functionsInSwift: Set<String>
  private let hasTablesInSwift: Bool

  init(functionsInSwift: Set<String>, hasTablesInSwift: Bool) {
    self.functionsInSwift = functionsInSwift
    self.hasTablesInSwift = hasTablesInSwift
  }

  /// Whether a loop over rows that are put aside puts others aside.
  var fillsLoop: Bool { loops.contains { loop in fills.contains(where: loop.contains) } }

  mutating func take(_ instruction: Instruction) {
    switch instruction.name {
    case "OpenEphemeral":
      scratch.insert(instruction.first)
    case "Insert", "IdxInsert":
      if scratch.contains(instruction.first) { fills.append(instruction.address) }
    case "Next", "Prev":
      // A loop over rows that the statement has put aside itself ends soon, if it puts none aside meanwhile.
      guard scratch.contains(instruction.first), instruction.target < instruction.address else {
        isBounded = false
        return
      }
      loops.append(instruction.target...instruction.address)
    case "Function", "PureFunc":
      let function = String(instruction.operand.prefix { $0 != "(" })
      if callsSwift(instruction) {
        (isRepeatable, hasShortInstructions) = (false, false)
      } else if Self.changingFunctions.contains(function) {
        isRepeatable = false
      } else if !Self.shortFunctions.contains(function) {
        (isRepeatable, hasShortInstructions) = (false, false)
      }
    case "AggStep", "AggStep1", "AggInverse", "AggFinal", "AggValue":
      if callsSwift(instruction) { (isRepeatable, hasShortInstructions) = (false, false) }
    case "VOpen" where hasTablesInSwift:
      (isBounded, isRepeatable, hasShortInstructions) = (false, false, false)
    case let name where Self.jumps.contains(name):
      // The last instruction of a listing goes back to its beginning, once.
      let isBack = instruction.target != 0 && instruction.target <= instruction.address
      if isBack, name != "Goto" || instruction.target != 1 { isBounded = false }
    case let name where Self.steps.contains(name): break
    case let name where Self.long.contains(name):
      (isBounded, hasShortInstructions) = (false, false)
    default:
      isBounded = false
    }
  }

  /// Whether the function of an instruction, which the listing has as `name(2)`, is one in Swift.
  private func callsSwift(_ instruction: Instruction) -> Bool {
    guard !functionsInSwift.isEmpty, let end = instruction.operand.lastIndex(of: "(") else { return false }
    return functionsInSwift.contains(String(instruction.operand[..<end]).asciiLowercased)
  }

  /// Instructions that may go elsewhere.
  private static let jumps: Set<String> = [
    "Init", "Goto", "Once", "If", "IfNot", "IfNullRow", "IfPos", "IfNotZero", "IfEmpty", "IfNoHope",
    "IfNotOpen",
    "IsNull", "NotNull", "IsType", "IsNullOrType", "Eq", "Ne", "Lt", "Le", "Gt", "Ge", "ElseEq", "ElseNotEq",
    "NotExists", "SeekRowid", "SeekGE", "SeekGT", "SeekLE", "SeekLT", "Found", "NotFound", "NoConflict",
    "IdxGE",
    "IdxGT", "IdxLE", "IdxLT", "Rewind", "Last", "MustBeInt", "FkIfZero", "DecrJumpZero", "Filter",
  ]

  /// Instructions that go on with the next one, or end the statement.
  private static let steps: Set<String> = [
    "Transaction", "TableLock", "ReadCookie", "OpenRead", "OpenWrite", "ReopenIdx", "OpenPseudo", "Close",
    "Integer", "Int64", "Real", "String", "String8", "Null", "SoftNull", "Blob", "Variable", "Move", "Copy",
    "SCopy", "IntCopy", "Add", "Subtract", "Multiply", "Divide", "Remainder", "BitAnd", "BitOr", "BitNot",
    "ShiftLeft", "ShiftRight", "And", "Or", "Not", "IsTrue", "ZeroOrNull", "Concat", "AddImm", "Cast",
    "CollSeq", "Compare", "Permutation", "RealAffinity", "Affinity", "TypeCheck", "Column", "Rowid",
    "RowData",
    "RowCell", "IdxRowid", "DeferredSeek", "FinishSeek", "SeekHit", "SeekEnd", "NullRow", "MakeRecord",
    "NewRowid", "Sequence", "Delete", "IdxDelete", "ResetCount", "ChngCntRow", "ResultRow", "Halt",
    "HaltIfNull", "FkCounter", "FkCheck",
    "BeginSubrtn", "Return", "Noop", "Explain", "ReleaseReg", "CursorHint", "CursorLock", "CursorUnlock",
    "ColumnsUsed", "FilterAdd", "ClrSubtype", "Clrsubtype", "GetSubtype", "SetSubtype", "Abortable",
  ]

  /// Instructions that alone may take as long as a statement.
  private static let long: Set<String> = [
    "Count", "Clear", "ResetSorter", "Destroy", "Vacuum", "IncrVacuum", "IntegrityCk", "Checkpoint",
    "JournalMode", "SqlExec", "ParseSchema", "LoadAnalysis",
  ]

  /// Functions whose time depends on no more than the length of their arguments.
  private static let shortFunctions: Set<String> = [
    "abs", "acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "avg", "ceil", "ceiling", "char",
    "coalesce", "cos", "cosh", "count", "degrees", "exp", "floor", "glob", "group_concat", "ifnull", "iif",
    "instr", "json", "json_array", "json_array_length", "json_extract", "json_group_array",
    "json_group_object", "json_object", "json_quote", "json_type", "json_valid", "length", "like",
    "likelihood",
    "likely", "ln", "log", "log10", "log2", "lower", "ltrim", "max", "min", "mod", "nullif", "octet_length",
    "pi",
    "pow", "power", "quote", "radians", "round", "rtrim", "sign", "sin", "sinh", "soundex", "sqrt",
    "string_agg",
    "substr", "substring", "subtype", "sum", "tan", "tanh", "total", "trim", "trunc", "typeof", "unicode",
    "unlikely", "upper", "->", "->>",
  ]

  /// Short ones whose result may be another the next time.
  private static let changingFunctions: Set<String> = [
    "changes", "current_date", "current_time", "current_timestamp", "date", "datetime", "julianday",
    "last_insert_rowid", "random", "strftime", "time", "timediff", "total_changes", "unixepoch",
  ]
}
