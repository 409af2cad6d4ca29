public import Koine

#if Logging
  public import Logging

  extension StatementObserver {
    /// Logs each statement to swift-log.
    ///
    ///     import KoineLogging
    ///     import Logging
    ///
    ///     let logger = Logger(label: "database")
    ///     let database = try SQLiteDatabase(
    ///       path: path, configuration: .init(observers: [.logging(to: logger, slowerThan: .milliseconds(100))]))
    ///
    /// A statement that failed is logged as an error, one that took longer than `limit` as a warning, and every other one,
    /// also one whose task was cancelled, at the level `debug`. What is known of it is metadata: `sql`, `call`,
    /// `connection`, `milliseconds`, and `rows`, `affected`, `error` and `bindings` if it has any.
    ///
    /// The package has this function if it is asked for its trait: `.package(…, traits: ["Logging"])`.
    ///
    /// - Parameters:
    ///   - logger: Whose level and handler decide what becomes of an event.
    ///   - limit: From when on a statement is slow.
    ///   - includesBindings: Whether the bound values are logged, which may be passwords or personal data.
    public static func logging(
      to logger: Logger, slowerThan limit: Duration = .seconds(1), includesBindings: Bool = false
    ) -> StatementObserver {
      StatementObserver(includesBindings: includesBindings) { event in
        if event.failure != nil, !(event.error is CancellationError) {
          logger.error("A statement failed.", metadata: event.metadata)
        } else if event.duration > limit {
          logger.warning("A statement was slow.", metadata: event.metadata)
        } else {
          logger.debug("A statement ran.", metadata: event.metadata)
        }
      }
    }
  }

  extension StatementEvent {
    fileprivate var metadata: Logger.Metadata {
      var metadata: Logger.Metadata = [
        "sql": "\(sql)", "call": "\(call)", "connection": "\(connection)",
        "milliseconds": "\(duration / .milliseconds(1))",
      ]
      if rowCount > 0 { metadata["rows"] = "\(rowCount)" }
      if let affectedRowCount, affectedRowCount > 0 { metadata["affected"] = "\(affectedRowCount)" }
      if let failure { metadata["error"] = "\(failure)" }
      if let bindings, !bindings.isEmpty { metadata["bindings"] = .array(bindings.map { "\($0)" }) }
      return metadata
    }
  }
#else
  extension StatementObserver {
    /// Logs each statement to swift-log, if the package is asked for its trait: `.package(…, traits: ["Logging"])`.
    @available(
      *, unavailable, message: "Ask for the trait of the package: .package(…, traits: [\"Logging\"])"
    )
    public static func logging<Logger>(
      to logger: Logger, slowerThan limit: Duration = .seconds(1), includesBindings: Bool = false
    ) -> StatementObserver {
      StatementObserver { _ in }
    }
  }
#endif
