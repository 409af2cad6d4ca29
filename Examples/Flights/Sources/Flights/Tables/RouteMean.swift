import Koine

/// The mean delay on one route. No table of the database: a query's result that another query uses.
@Table struct RouteMean: Hashable {
  var origin: String
  var destination: String
  var flights: Int
  var delay: Double?
}
