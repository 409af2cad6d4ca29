import Testing

@testable import live

@Suite struct HTMLTests {
  @Test func whatIsInterpolatedIsEscaped() {
    let title = "<script>alert(\"a\" & 'b')</script>"
    #expect(
      HTML("<b title=\"\(title)\">\(title)</b>\("<i>" as HTML)\(7)").text == """
        <b title="&lt;script&gt;alert(&quot;a&quot; &amp; &#39;b&#39;)&lt;/script&gt;">\
        &lt;script&gt;alert(&quot;a&quot; &amp; &#39;b&#39;)&lt;/script&gt;</b><i>7
        """)
  }

  @Test func theListShowsEachReminderWithItsForms() {
    #expect(
      Page.list([Reminder(id: 3, title: "Milk & <eggs>", isCompleted: false)]).text == """
        <p class="count">1 of 1 to do</p>
        <ul>
        <li class="open">
        <form method="post" action="/reminders/3/complete">
        <button class="tick" role="checkbox" aria-checked="false" aria-label="Milk &amp; &lt;eggs&gt;"></button>
        </form>
        <span>Milk &amp; &lt;eggs&gt;</span>
        <form method="post" action="/reminders/3/delete">
        <button class="delete" aria-label="Delete Milk &amp; &lt;eggs&gt;">Delete</button>
        </form>
        </li>
        </ul>
        """)
    #expect(Page.list([]).text == "<p class=\"empty\">Nothing to do.</p>")
  }

  @Test func anEventHasAFieldForEachLine() {
    #expect(
      String(buffer: EventStream.event("list", "a\nb\r\n\nc"))
        == "event: list\ndata: a\ndata: b\ndata: \ndata: c\n\n")
  }
}
