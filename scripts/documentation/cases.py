"""Reads the golden queries: their Swift from the sources of the tests, their SQL from Tests/Golden."""
import re
import textwrap
from dataclasses import dataclass

OPENING, CLOSING = "([{", ")]}"


@dataclass
class Case:
    """A golden query."""
    name: str
    file: str
    swift: str
    rows: str
    is_refused: bool
    definitions: list


def end_of_string(text, start):
    """The position behind the string literal that begins at `start`."""
    hashes = 0
    while text[start + hashes] == "#":
        hashes += 1
    quote = '"""' if text.startswith('"""', start + hashes) else '"'
    position = start + hashes + len(quote)
    escape, close = "\\" + "#" * hashes, quote + "#" * hashes
    while not text.startswith(close, position):
        if text.startswith(escape + "(", position):
            position = end_of_bracket(text, position + len(escape))
        elif text.startswith(escape, position):
            position += len(escape) + 1
        else:
            position += 1
    return position + len(close)


def end_of_bracket(text, start):
    """The position behind the bracket that closes the one at `start`."""
    depth, position = 0, start
    while True:
        if re.match(r'#*"', text[position:position + 8]):
            position = end_of_string(text, position)
            continue
        if text.startswith("//", position):
            position = text.index("\n", position)
        if text[position] in OPENING:
            depth += 1
        elif text[position] in CLOSING:
            depth -= 1
            if depth == 0:
                return position + 1
        position += 1


def arguments(text, start):
    """The arguments of the call whose parenthesis is at `start`, as pairs of a label and a text."""
    end = end_of_bracket(text, start)
    parts, begin, position = [], start + 1, start + 1
    while position < end:
        if re.match(r'#*"', text[position:position + 8]):
            position = end_of_string(text, position)
        elif text[position] in OPENING:
            position = end_of_bracket(text, position)
        elif text[position] == "," or position == end - 1:
            parts.append(text[begin:position])
            begin = position = position + 1
        else:
            position += 1
    result = []
    for part in parts:
        found = re.match(r"\s*(\w+):\s*(?!:)", part)
        result.append((found[1] if found else "", part[found.end():] if found else part))
    return [(label, dedent(part)) for label, part in result if part.strip()]


def dedent(text):
    """A text without the indentation that all of its lines but the first share."""
    text = text.strip()
    first, _, rest = text.partition("\n")
    if not rest:
        return first
    lines = [line for line in rest.split("\n") if line.strip()]
    margin = min(len(line) - len(line.lstrip()) for line in lines)
    # A chain's calls, and what a closing bracket ends, keep their distance from the first line.
    inner = 2 if lines[0].lstrip().startswith(".") and not lines[-1].strip() in CLOSING else 0
    return first + "\n" + "\n".join(" " * inner + line[margin:] if line.strip() else "" for line in rest.split("\n"))


def members(text):
    """The declarations directly in the enum of a file, by name."""
    result, current = {}, None
    for line in text.split("\n"):
        if re.match(r"  [^\s)}\]/]", line):
            name = re.search(r"(?:let|var|func|enum|struct|typealias) (\w+)", line)
            pending = line.startswith("  @") and not name
            if pending:
                current = None
                continue
            current = name[1] if name else None
            if current:
                result[current] = [line]
        elif current and line.startswith("  ") and not line.startswith("  ///"):
            result[current].append(line)
        elif not line.strip():
            current = None
    return {name: clean(textwrap.dedent("\n".join(lines))) for name, lines in result.items()}


def clean(definition):
    """A declaration as it would be outside of the tests."""
    return re.sub(r"\b(private |static |fileprivate )+", "", definition).rstrip()


def needed(swift, known, seen):
    """The declarations that a text names, those first that others name."""
    result = []
    for name, definition in known.items():
        is_parameter = re.search(r"\{ [^{}]*\b%s\b[^{}]* in\s" % name, swift)
        if name in seen or is_parameter or not re.search(r"(?<![\w.\\\"])%s\b(?![:\"])" % name, swift):
            continue
        seen.add(name)
        result += needed(definition, known, seen) + [definition]
    return result


def read(path):
    """The cases of a file, in order."""
    text = path.read_text()
    known = members(text)
    for name in list(known):
        if "GoldenCase" in known[name] or "[GoldenCase]" in known[name]:
            del known[name]
    cases = []
    for block in re.split(r"(?m)^  (?=\S)", text):
        locals_ = {}
        for found in re.finditer(r"(?m)^    let (\w+) =", block):
            end = re.search(r"\n    (?=\S)", block[found.end():])
            stop = found.end() + (end.start() if end else 0)
            locals_[found[1]] = textwrap.dedent(block[found.start():stop]).rstrip()
        for found in re.finditer(r"GoldenCase\(", block):
            parts = arguments(block, found.end() - 1)
            if not parts or not parts[0][1].startswith('"') or len(parts) < 2:
                continue
            label, name = parts[0]
            swift = parts[1][1]
            rows = parts[2][1] if len(parts) == 3 else ""
            definitions = needed(swift, {**known, **locals_}, set())
            cases.append(Case(name.strip('"'), path.name, swift, rows, label == "refused", definitions))
    return cases
