"""The page "Test on SQLite, run on PostgreSQL": its text, and the differences that a test runs on both engines."""
import re

from . import cases, sql


def recorded(path):
    """What the test has recorded of a difference."""
    lines = path.read_text().rstrip("\n").split("\n")
    middle = lines.index("-- Koine")
    by_hand = lines[2:middle]
    first = next(i for i, line in enumerate(by_hand) if line.startswith("-- PostgreSQL: "))
    text = lambda part: "\n".join(line[3:] for line in part)  # noqa: E731
    return {
        "fate": lines[0][3:],
        "sqlite": by_hand[0].removeprefix("-- SQLite: "), "of_sqlite": text(by_hand[1:first]),
        "postgresql": by_hand[first].removeprefix("-- PostgreSQL: "), "of_postgresql": text(by_hand[first + 1:]),
        "koine": lines[middle + 1:],
    }


def section(name, comment, swift, found):
    """A difference: by hand, and with Koine."""
    heading, text = comment[0], " ".join(comment[1:])
    if found["sqlite"] == found["postgresql"]:
        by_hand = f"-- by hand\n{found['sqlite']}\n-- SQLite:     {found['of_sqlite']}\n-- PostgreSQL: {found['of_postgresql']}"
    else:
        by_hand = (
            f"-- by hand, SQLite\n{found['sqlite']}\n-- {found['of_sqlite']}\n\n"
            f"-- by hand, PostgreSQL\n{found['postgresql']}\n-- {found['of_postgresql']}")
    koine = found["koine"]
    if found["fate"] == "refused":
        result = sql.wrapped(koine[0][3:]).replace("--", "//")
        typed = f"{swift}\n{result}"
    else:
        first = next(i for i, line in enumerate(koine) if line.startswith("-- PostgreSQL: "))
        values = [koine[first - 1][3:], koine[-1][3:]]
        if found["fate"] == "removed":
            typed = f"{swift}\n// SQLite and PostgreSQL: {values[0]}"
        else:
            typed = f"{swift}\n// SQLite:     {values[0]}\n// PostgreSQL: {values[1]}"
    return f"### {heading}\n\n" + (f"{text}\n\n" if text else "") + f"```sql\n{by_hand}\n```\n\n```swift\n{typed}\n```\n"


def page(root, note):
    """The page, from its text and the differences."""
    folder = root / "Tests/EngineTests/TestOnSQLite"
    text = (folder / "EngineDifferences.swift").read_text()
    groups, order = {}, []
    for block in re.split(r"(?m)^  private static let (?=\w+ = \[)", text)[1:]:
        group = re.match(r"\w+", block)[0]
        order.append(group)
        for found in re.finditer(r"((?:^    // [^\n]*\n)+)    EngineDifference\(", block, re.M):
            comment = [line.strip()[3:] for line in found[1].strip().split("\n")]
            parts = cases.arguments(block, found.end() - 1)
            swift = next(value for label, value in parts if label == "koine").replace("Stock.Cents", "Cents")
            name = parts[0][1].strip('"')
            groups.setdefault(group, []).append(
                section(name, comment, swift, recorded(root / f"Tests/TestOnSQLite/{name}.sql")))
    result = (root / "scripts/documentation/TestOnSQLite.md").read_text().replace("{{note}}", note.strip())
    tables = (folder / "Stock.swift").read_text()
    table = re.search(r'(?m)^  @Table\("items"\)(?:.|\n)*?\n  \}', tables)[0]
    result = result.replace("{{table}}", "\n".join(line[2:] for line in table.replace(", Equatable", "").split("\n")))
    for group in order:
        result = result.replace("{{%s}}" % group, "\n".join(groups[group]).rstrip())
    return result
