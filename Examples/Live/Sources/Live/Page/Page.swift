/// The one page. Its forms work without a script; with one, it stays up to date and is never loaded again.
enum Page {
  static func whole(_ reminders: [Reminder], error: String? = nil) -> HTML {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Reminders</title>
    <link rel="stylesheet" href="/style.css">
    <script src="/live.js" defer></script>
    </head>
    <body>
    <main>
    <h1>Reminders</h1>
    <form class="add" method="post" action="/reminders">
    <label for="title">New reminder</label>
    <input id="title" name="title" required maxlength="200" autocomplete="off" autofocus>
    <button>Add</button>
    </form>
    <p id="error" role="alert">\(error ?? "")</p>
    <div id="list">
    \(list(reminders))
    </div>
    <p id="state" role="status"></p>
    </main>
    </body>
    </html>
    """
  }

  /// What is sent anew when something has changed.
  static func list(_ reminders: [Reminder]) -> HTML {
    guard !reminders.isEmpty else { return "<p class=\"empty\">Nothing to do.</p>" }
    let open = reminders.count { !$0.isCompleted }
    return """
      <p class="count">\(open) of \(reminders.count) to do</p>
      <ul>
      \(HTML(reminders.map(item)))
      </ul>
      """
  }

  private static func item(_ reminder: Reminder) -> HTML {
    let (action, mark, state): (HTML, HTML, HTML) =
      reminder.isCompleted ? ("undo", "✓", "true") : ("complete", "", "false")
    return """
      <li class="\(reminder.isCompleted ? "done" : "open" as HTML)">
      <form method="post" action="/reminders/\(reminder.id)/\(action)">
      <button class="tick" role="checkbox" aria-checked="\(state)" aria-label="\(reminder.title)">\(mark)</button>
      </form>
      <span>\(reminder.title)</span>
      <form method="post" action="/reminders/\(reminder.id)/delete">
      <button class="delete" aria-label="Delete \(reminder.title)">Delete</button>
      </form>
      </li>
      """
  }
}
