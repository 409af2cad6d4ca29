"""Reads golden files, and sets their SQL in lines."""
import re

CLAUSES = (
    r"WITH|SELECT|FROM|(?:LEFT |RIGHT |FULL |CROSS |INNER )?JOIN|WHERE|GROUP BY|HAVING|WINDOW|ORDER BY|LIMIT|OFFSET"
    r"|FETCH|FOR UPDATE|FOR SHARE|LOCK IN|UNION(?: ALL)?|INTERSECT(?: ALL)?|EXCEPT(?: ALL)?|VALUES|SET|ON CONFLICT"
    r"|ON DUPLICATE|RETURNING|INSERT INTO|UPDATE|DELETE FROM"
)
WIDTH = 84


def golden(path):
    """The text of each dialect, by its name without the version."""
    result = {}
    for part in re.split(r"(?m)^-- (?=(?:SQLite|PostgreSQL|MariaDB) [\d.]+$)", path.read_text()):
        head, _, text = part.partition("\n")
        if not head:
            continue
        lines = [line for line in text.strip().split("\n") if not re.match(r"-- \d+: ", line)]
        result[head.split(" ")[0]] = "\n".join(lines)
    return result


def end_of_quote(text, start):
    """The position behind the quoted part that begins at `start`."""
    position = start + 1
    while True:
        position = text.find(text[start], position) + 1
        # A text may have a line feed in it.
        if position == 0:
            return len(text)
        if text[position:position + 1] != text[start]:
            return position
        position += 1


def end_of_parenthesis(text, start):
    """The position behind the parenthesis that closes the one at `start`."""
    depth, position = 0, start
    while position < len(text):
        if text[position] in "\"'`":
            position = end_of_quote(text, position)
            continue
        depth += {"(": 1, ")": -1}.get(text[position], 0)
        position += 1
        if depth == 0:
            return position
    return position


def lines(sql, indent=""):
    """A statement with each clause on a line of its own, if it is too long for one."""
    if len(indent) + len(sql) <= WIDTH:
        return indent + sql
    result, current, position = [], "", 0
    while position < len(sql):
        character = sql[position]
        if character in "\"'`":
            end = end_of_quote(sql, position)
            current += sql[position:end]
            position = end
        elif character == "(":
            end = end_of_parenthesis(sql, position)
            inner = sql[position + 1:end - 1]
            if len(inner) > 60 and re.match(r"SELECT|WITH", inner):
                current += "(\n" + lines(inner, indent + "  ") + "\n" + indent + ")"
            else:
                current += sql[position:end]
            position = end
        else:
            found = re.match(r" (?=(?:%s)\b)" % CLAUSES, sql[position:])
            # FROM in a function, SET in ON CONFLICT … DO UPDATE SET and the like stay where they are.
            if found and current.strip() and not re.search(
                r"\b(DO|DISTINCT|KEY|LEFT|RIGHT|FULL|CROSS|INNER|DELETE|FOR)( UPDATE)?$", current):
                result.append(current)
                current = ""
                position += 1
            else:
                current += character
                position += 1
    result.append(current)
    return "\n".join(folded(indent + line, indent) for line in result)


def folded(line, indent):
    """A clause that is too long, broken outside of parentheses: behind commas, and before AND."""
    if "\n" in line or len(line) <= WIDTH:
        return line
    parts, begin, position = [], 0, 0
    while position < len(line):
        if line.startswith((", ", " AND "), position):
            end = position + line[position:].index(" ")
            parts.append(line[begin:end])
            begin = position = end + 1
        elif line[position] in "\"'`":
            position = end_of_quote(line, position)
        elif line[position] == "(":
            position = end_of_parenthesis(line, position)
        else:
            position += 1
    parts.append(line[begin:])
    result, current = [], parts[0]
    for part in parts[1:]:
        if len(current) + len(part) + 1 > WIDTH:
            result.append(current)
            current = indent + "  " + part
        else:
            current += " " + part
    return "\n".join(result + [current])


def alike(text):
    """A text with one kind of placeholders and of quotes, to compare those of two dialects."""
    return re.sub(r"[?$]\d*", "?", text.replace("`", '"'))


def block(texts):
    """A block of Markdown with the text of each dialect; what differs in nothing but its signs is shown once."""
    groups = []
    for dialect, text in texts.items():
        for names, first in groups:
            if alike(first) == alike(text):
                names.append(dialect)
                break
        else:
            groups.append(([dialect], text))
    parts = []
    for dialects, text in groups:
        if text.startswith("-- refused: "):
            parts.append(f"-- {', '.join(dialects)}: refused\n" + wrapped(text.replace("-- refused: ", "")))
            continue
        signs = {"PostgreSQL": "$1", "MariaDB": "` and ?" if "`" not in text else "?"}
        others = ", ".join(f"{name} with {signs[name]}" for name in dialects[1:])
        head = f"-- {dialects[0]}" + (f" (and {others})" if others else "")
        parts.append(head + "\n" + "\n".join(lines(line) for line in text.split("\n")))
    return "```sql\n" + "\n\n".join(parts) + "\n```"


def wrapped(text):
    """A refusal as comments of lines that fit."""
    result, current = [], "--"
    for word in text.split():
        if len(current) + len(word) + 1 > WIDTH:
            result.append(current)
            current = "--"
        current += " " + word
    return "\n".join(result + [current])
