import Foundation
import Koine
import KoineSQLite
import KoineTesting
import Logging
import ServiceLifecycle
import Testing

@testable import live

/// The server on each engine, over HTTP.
@Suite(.timeLimit(.minutes(5))) struct ServerTests {
  enum Engine: CaseIterable {
    case sqlite, postgreSQL
  }

  /// Runs `body` beside a server on a fresh database.
  private func withServer(
    _ engine: Engine, _ body: (Client, _ place: String, ServiceGroup) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "live-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let place =
      switch engine {
      case .sqlite: folder.appending(path: "test.db").path
      case .postgreSQL: try await PrivatePostgreSQL.shared().makeDatabase()
      }
    let database = try await openDatabase(place)
    let ports = AsyncStream<Int>.makeStream()
    var logger = Logger(label: "test")
    logger.logLevel = .critical
    let group = server(on: database, host: "127.0.0.1", port: 0, signals: [], logger: logger) { port in
      ports.continuation.yield(port)
    }
    let run = Task { try await group.run() }
    for await port in ports.stream {
      try await body(Client(port: port), place, group)
      break
    }
    await group.triggerGracefulShutdown()
    try await run.value
    await database.close()
  }

  @Test(arguments: Engine.allCases) func formsWorkWithoutAScript(_ engine: Engine) async throws {
    try await withServer(engine) { client, _, _ in
      let empty = try await client.send("GET", "/")
      #expect(empty.status == 200)
      #expect(empty.headers["content-type"] == "text/html; charset=utf-8")
      #expect(empty.body == Page.whole([]).text)
      let added = try await client.send("POST", "/reminders", form: "title=+Tea+%26+%3Cmilk%3E+")
      #expect(added.status == 303)
      #expect(added.headers["location"] == "/")
      let tea = Reminder(id: 1, title: "Tea & <milk>", isCompleted: false)
      #expect(try await client.send("GET", "/").body == Page.whole([tea]).text)
      #expect(try await client.send("POST", "/reminders/1/complete").status == 303)
      let done = Reminder(id: 1, title: "Tea & <milk>", isCompleted: true)
      #expect(try await client.send("GET", "/").body == Page.whole([done]).text)
      #expect(try await client.send("POST", "/reminders/1/undo").status == 303)
      #expect(try await client.send("GET", "/").body == Page.whole([tea]).text)
      #expect(try await client.send("POST", "/reminders/1/delete").status == 303)
      #expect(try await client.send("GET", "/").body == Page.whole([]).text)
    }
  }

  @Test func problemsAreShown() async throws {
    try await withServer(.sqlite) { client, _, _ in
      let missing = try await client.send("POST", "/reminders", form: "title=++")
      #expect(missing.status == 422)
      #expect(missing.body == Page.whole([], error: "A reminder needs a title.").text)
      let script = try await client.send("POST", "/reminders", form: "title=", isScript: true)
      #expect(script.status == 422)
      #expect(script.headers["content-type"] == "text/plain; charset=utf-8")
      #expect(script.body == "A reminder needs a title.")
      let long = try await client.send(
        "POST", "/reminders", form: "title=\(String(repeating: "x", count: 201))", isScript: true)
      #expect(long.body == "A title has at most 200 characters.")
      #expect(
        try await client.send("POST", "/reminders", form: "", isScript: true).body
          == "The form is incomplete.")
      let gone = try await client.send("POST", "/reminders/7/delete", isScript: true)
      #expect(gone.body == "The reminder is gone: somebody else has deleted it.")
      #expect(try await client.send("POST", "/reminders/x/delete").status == 400)
      #expect(try await client.send("GET", "/nothing").status == 404)
      #expect(try await client.send("POST", "/reminders", form: "title=Walk", isScript: true).status == 204)
      #expect(try await client.send("GET", "/style.css").body == Assets.style)
      #expect(try await client.send("GET", "/live.js").body == Assets.script)
    }
  }

  /// Two windows, and another program.
  @Test(arguments: Engine.allCases) func eachListenerSeesWhatTheOthersDo(_ engine: Engine) async throws {
    try await withServer(engine) { client, place, _ in
      let lists = AsyncStream<(window: Int, list: String)>.makeStream()
      let windows = (0..<2).map { window in
        Task {
          try await client.events { name, data in
            if name == "list" { lists.continuation.yield((window, data)) }
            return true
          }
        }
      }
      var arrived = lists.stream.makeAsyncIterator()
      func expect(_ reminders: [Reminder]) async {
        var last: [Int: String] = [:]
        while last.count < 2, let (window, list) = await arrived.next() {
          if list == Page.list(reminders).text { last[window] = list }
        }
      }
      await expect([])
      _ = try await client.send("POST", "/reminders", form: "title=Walk")
      await expect([Reminder(id: 1, title: "Walk", isCompleted: false)])
      _ = try await client.send("POST", "/reminders/1/complete", isScript: true)
      await expect([Reminder(id: 1, title: "Walk", isCompleted: true)])
      let other = try await openDatabase(place)
      try await Reminder.all().delete().execute(other)
      await expect([])
      await other.close()
      for window in windows { window.cancel() }
      for window in windows { _ = try? await window.value }
    }
  }

  @Test(arguments: Engine.allCases) func twoHundredListenersSeeTheLastList(_ engine: Engine) async throws {
    try await withServer(engine) { client, _, _ in
      try await withThrowingTaskGroup(of: Bool.self) { listeners in
        let begun = AsyncStream<Void>.makeStream()
        for _ in 0..<200 {
          listeners.addTask {
            var isFirst = true
            return try await client.events { name, data in
              if isFirst { begun.continuation.yield() }
              isFirst = false
              return name != "list" || !data.contains("20 of 20")
            }
          }
        }
        var first = begun.stream.makeAsyncIterator()
        for _ in 0..<200 { await first.next() }
        for number in 1...20 {
          _ = try await client.send("POST", "/reminders", form: "title=\(number)", isScript: true)
        }
        for try await hasEnded in listeners { #expect(!hasEnded) }
      }
    }
  }

  @Test(arguments: Engine.allCases) func stoppingEndsOpenStreams(_ engine: Engine) async throws {
    try await withServer(engine) { client, _, group in
      let begun = AsyncStream<Void>.makeStream()
      let streams = (0..<3).map { _ in
        Task {
          try await client.events { name, _ in
            if name == "list" { begun.continuation.yield() }
            return true
          }
        }
      }
      var first = begun.stream.makeAsyncIterator()
      for _ in streams { await first.next() }
      await group.triggerGracefulShutdown()
      for stream in streams {
        let hasEnded = try await stream.value
        #expect(hasEnded)
      }
    }
  }

  /// A window that is closed leaves no observer behind.
  @Test func aClosedWindowIsObservedNoLonger() async throws {
    try await withServer(.postgreSQL) { client, place, _ in
      let server = try await PrivatePostgreSQL.shared()
      let listening =
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND query = 'LISTEN koine_changes'"
      try await client.events { _, _ in false }
      while try await server.psql(listening, url: place) != "0\n" { await Task.yield() }
    }
  }
}
