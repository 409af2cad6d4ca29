/// Texts that break out of whatever is put together from strings.
enum HostileStrings {
  private static let bases: [String] = [
    "'", "''", "\"", "\"\"", "`", "``", "[", "]", "[x]", ";", "--", "-- x", "/*", "*/", "/* */", "#",
    "\\", "\\\\", "\\'", "\\\"", "\\'--", "'--", "' OR '1'='1", "'; DROP TABLE hostiles; --",
    "\"; DROP TABLE x; --",
    "1; SELECT 1", "') OR ('1'='1", "\")", "('", "$$", "$$;$$", "$tag$", "$tag$ x $tag$", "$1", "$2",
    "$99999999999",
    "?", "?1", "?99", "??", ":a", "@a", "$a", "%1", "%s", "%(x)s", "{0}", "\\(x)", "${x}", "E'\\''",
    "e'\\x27'",
    "U&'\\0027'", "x'27'", "N'x'", "_utf8'x'", "\\x27", "\\u0027", "\\047", "\\uD800", "\\uDFFF",
    "\\U0001F600", "&#39;",
    "%27", "%", "_", "%%", "\\%", "\\_", "%'%", "a%b_c", "*", "?*[a-z]", "[^a]", "NULL", "null", "DEFAULT",
    "true",
    "SELECT", "table", "user", "current_user", "FROM", "order", "group", "excluded", "rowid", "oid", "ctid",
    "\u{2018}", "\u{2019}", "\u{201C}x\u{201D}", "\u{FF07}", "\u{02BC}", "\u{2032}", "\u{FF02}", "\u{FE63}",
    "\u{FF1B}",
    "'\u{301}", "\"\u{301}", "\\\u{301}", ";\u{308}", "e\u{301}", "\u{E9}", "\u{200B}'", "\u{202E}'",
    "\u{FEFF}", "\u{0}",
    "a\u{0}b", "\u{1}", "\u{7F}", "\u{85}", "\u{2028}", "\u{A0}", "\n", "\r\n", "\t", "\n--", "😀", "👨‍👩‍👧",
    "\u{10FFFF}", "\u{FFFD}",
    " ", " x ", "", "0", "-1", "1e999", "0x1F", "1_000", "||", "|| 'x", "= ''", "IS NULL", "::text", "::",
    ":",
    "(", ")", ",", "a,b", "{}", "{\"a\":1}", "$.a", "'{1,2}'", "a.b", "\"a\".\"b\"", ".", "main.x",
    "public.x",
  ]

  /// More than two hundred, each once.
  static let all: [String] = {
    var result = bases
    for base in bases.prefix(60) { result += ["x" + base, base + "'", "\"" + base + "\"", "'" + base] }
    result.append(String(repeating: "'", count: 999))
    result.append(String(repeating: "\\", count: 1_001))
    result.append(String(repeating: "x", count: 100_000) + "'")
    result.append(String(repeating: "É", count: 32) + "\"")
    var seen = Set<[UInt8]>()
    return result.filter { seen.insert(Array($0.utf8)).inserted }
  }()

  /// Those without NUL, which every engine refuses.
  static let storable = all.filter { !$0.utf8.contains(0) }
}
