"""The pages of the tables that examples use, and of the queries of TPC-H."""
import re


def declarations(text):
    """The tables and enums that a file of tests declares, with the comments before them."""
    found = re.findall(r"(?m)^((?:///[^\n]*\n)*(?:@Table[^\n]*struct|enum \w+: DecimalScale)[^\n]*(?:\n(?!\})[^\n]*)*\n?\}?)", text)
    result = []
    for part in found:
        if part.startswith("enum") or " DecimalScale {" in part.split("\n")[0]:
            part = part.split("\n")[0]
        result.append(re.sub(r"(?m)^\s*static (let|func)[\s\S]*", "}", part).replace(", Equatable", ""))
    return result


def rows(text, name):
    """The text of a list of rows, as Swift."""
    found = re.search(r"(?m)^  static let %s = \[\n((?:    [^\n]*\n)+)  \]" % name, text)
    return "\n".join(line[4:] for line in found[1].rstrip().split("\n"))


def example_tables(root, note):
    """The page of the tables whose rows the golden queries read."""
    reminders = (root / "Tests/EngineTests/Reminders.swift").read_text()
    types = (root / "Tests/EngineTests/Types.swift").read_text()
    spelling = (root / "Tests/EngineTests/Spelling.swift").read_text()
    parts = [
        "# The tables of the examples\n", note,
        "The tables that the pages of clauses and functions query, and their rows.\n",
        "## Overview\n",
        "The rows are chosen to hurt: NULL, negative numbers, ties, other alphabets, quotes, the ends of months.\n",
        "## Lists, reminders and tags\n",
        "```swift\n" + "\n\n".join(declarations(reminders)) + "\n```\n",
    ]
    for name in ["lists", "reminders", "tags", "samples", "phrases"]:
        parts.append(f"### The rows: {name}\n\n```swift\n[\n{rows(reminders, name)}\n]\n```\n")
    parts += [
        "## Numbers, forms of dates, prices\n",
        "```swift\n" + "\n\n".join(declarations(types)) + "\n```\n",
        f"### The rows: prices\n\n```swift\n[\n{rows(types, 'prices')}\n]\n```\n",
        "## Texts without case\n",
        "```swift\n" + "\n\n".join(declarations(spelling)) + "\n```\n",
    ]
    return "\n".join(parts)


def tpch(root, note):
    """The page of the 22 queries."""
    schema = (root / "Tests/TPCH/Tables.swift").read_text()
    text = (root / "Tests/TPCH/Queries.swift").read_text()
    parts = [
        "# The queries of TPC-H\n", note,
        "Twenty-two questions of an analyst, typed; a test compares their rows with those of the official texts.\n",
        "## Overview\n",
        "They run on SQLite, PostgreSQL and MariaDB, and yield the same rows on each. Money is a `Scaled` number, exact on "
        "each; a comparison brings numbers to one scale by `cast(as:)`, and a factor such as `Scaled<Tenths>(0.2)` has a "
        "scale of its own.\n",
        "## Tables\n",
        "```swift\n" + re.sub(r"(?m)^import .*\n", "", schema).strip() + "\n```\n",
        "## Queries\n",
    ]
    for found in re.finditer(r"(?m)^  /// (\d+): ([^\n]*)\.\n  static (var q\d+[^\n]*\n(?:(?!  \})[^\n]*\n)*  \})", text):
        lines = found[3].split("\n")
        body = "\n".join(line[2:] if line.startswith("  ") else line for line in lines)
        parts.append(f"### {found[1]}: {found[2]}\n\n```swift\n{body}\n```\n")
    tail = text[text.index("/// Scales of factors"):].strip()
    parts.append(f"## Scales, and columns that are computed\n\n```swift\n{tail}\n```\n")
    return "\n".join(parts)
