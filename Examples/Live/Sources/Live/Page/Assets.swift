/// The page's style and its script.
enum Assets {
  static let style = """
    :root { color-scheme: light dark; --line: #8884; --accent: #2563eb; --error: #b91c1c; }
    @media (prefers-color-scheme: dark) { :root { --accent: #7aa2ff; --error: #ff9b9b; } }
    * { box-sizing: border-box; }
    body { margin: 0; font: 1.0625rem/1.5 system-ui, sans-serif; }
    main { max-width: 36rem; margin: 0 auto; padding: 2rem 1rem; }
    h1 { font-size: 1.75rem; margin: 0 0 1rem; }
    button, input { font: inherit; color: inherit; border: 1px solid var(--line); border-radius: .4rem; }
    button { background: none; padding: .35rem .8rem; cursor: pointer; }
    button:hover { border-color: currentColor; }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    .add { display: grid; grid-template-columns: 1fr auto; gap: .4rem .6rem; }
    .add label { grid-column: 1 / -1; font-weight: 600; }
    .add input { padding: .35rem .6rem; min-width: 0; background: transparent; }
    #error { color: var(--error); min-height: 1.5em; margin: .4rem 0; }
    #state, .count, .empty { opacity: .75; margin: .4rem 0; }
    ul { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--line); }
    li { display: flex; gap: .8rem; align-items: center; padding: .5rem 0; border-bottom: 1px solid var(--line); }
    li span { flex: 1; overflow-wrap: anywhere; }
    .done span { text-decoration: line-through; opacity: .65; }
    .tick { width: 1.75rem; height: 1.75rem; padding: 0; line-height: 1; }
    .delete { font-size: .9rem; }
    """

  /// It submits the forms without loading the page, and shows each list that the server sends. The focus stays where it
  /// is: on the button of the same form, if that is there still.
  static let script = """
    const list = document.getElementById("list");
    const error = document.getElementById("error");
    const state = document.getElementById("state");

    const events = new EventSource("/events");
    events.onerror = () => { state.textContent = "Connecting…"; };
    events.addEventListener("list", (event) => {
      const id = document.activeElement?.closest("#list form")?.getAttribute("action")?.split("/")[2];
      const name = document.activeElement?.className;
      list.innerHTML = event.data;
      state.textContent = "Up to date";
      if (id) list.querySelector(`form[action^="/reminders/${id}/"] .${name}`)?.focus();
    });
    events.addEventListener("problem", (event) => { state.textContent = event.data; });

    document.addEventListener("submit", async (event) => {
      event.preventDefault();
      const form = event.target;
      try {
        const response = await fetch(form.action, {
          method: "POST",
          headers: { Accept: "text/plain" },
          body: new URLSearchParams(new FormData(form)),
        });
        error.textContent = response.ok ? "" : await response.text();
        if (response.ok) form.reset();
      } catch {
        error.textContent = "The server cannot be reached.";
      }
    });
    """
}
