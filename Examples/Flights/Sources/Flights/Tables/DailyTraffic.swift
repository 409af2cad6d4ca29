import Koine

/// What one airport did on one day. No table of the database: a query's result that another query uses.
@Table struct DailyTraffic: Hashable {
  var origin: String
  var month: Int
  var day: Int
  var flights: Int
  var cancelled: Int
}
