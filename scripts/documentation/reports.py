"""The page "Reports and analyses": its text, and the queries that a test runs on every engine."""
import re
import textwrap


def outside(declaration):
    """A declaration in an enum or an extension, as it is at the top of a file."""
    return textwrap.dedent(declaration).strip()


def page(root, note):
    """The page, from its text, the tables and the queries."""
    folder = root / "Tests/EngineTests/Reports"
    tables = (folder / "Reports.swift").read_text()
    queries = (folder / "ReportQueries.swift").read_text()
    result = (root / "scripts/documentation/Reports.md").read_text().replace("{{note}}", note.strip())
    declared = re.findall(r'(?m)^  (?:@\w+(?:\("\w+"\))? )?(?:struct|typealias)(?:[^\n{]*\n|[^\n]*\{\n(?:.|\n)*?\n  \}\n)', tables)
    scales = ["enum Cents: DecimalScale { static let scale = 2 }", "enum Tenths: DecimalScale { static let scale = 1 }",
              "enum Whole: DecimalScale { static let scale = 0 }", "enum Millionths: DecimalScale { static let scale = 6 }"]
    rows = [outside(text) for text in declared if "@Table" in text or "typealias" in text]
    result = result.replace("{{tables}}", "\n".join(scales) + "\n" + "\n\n".join(rows))
    for text in declared:
        name = re.search(r"@Selection struct (\w+)", text)
        if name:
            result = result.replace("{{%s}}" % name[1], outside(text))
    for found in re.finditer(r"(?m)^  static var (\w+): some QueryStatement \{\n((?:.|\n)*?)\n  \}$", queries):
        name, body = found[1], textwrap.dedent(found[2])
        if re.search(r"(?m)^return\s", body):
            body = re.sub(r"(?m)^return\s+", f"let {name} = ", body)
        else:
            body = f"let {name} = {body}"
        result = result.replace("{{%s}}" % name, body)
    return result
