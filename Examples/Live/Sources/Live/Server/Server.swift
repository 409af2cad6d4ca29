import Hummingbird
import Koine
import Logging
import ServiceLifecycle
import UnixSignals

/// The server on a database that is open. When it is asked to stop, its open streams end.
///
/// - Parameter onRunning: Called when it answers, with its port.
func server(
  on database: any ObservableDatabase, host: String, port: Int, signals: [UnixSignal], logger: Logger,
  onRunning: @escaping @Sendable (_ port: Int) async -> Void
) -> ServiceGroup {
  let application = Application(
    router: Routes(reminders: Reminders(database: database)).router(),
    configuration: ApplicationConfiguration(address: .hostname(host, port: port), serverName: "live"),
    onServerRunning: { await onRunning($0.localAddress?.port ?? 0) }, logger: logger)
  return ServiceGroup(
    configuration: ServiceGroupConfiguration(
      services: [application], gracefulShutdownSignals: signals, logger: logger))
}
