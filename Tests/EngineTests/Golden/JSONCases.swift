import Koine

/// Paths into documents of JSON, and what is there.
enum JSONCases {
  static let all = paths + keyPaths + values + made + contained + changed + tables + clauses

  @GoldenCases private static var paths: [GoldenCase] {
    GoldenCase(
      "json-key-T12",
      Paper.order(by: \.id).select { ($0.id, $0.document["title"]) },
      [
        (1, "Walk"), (2, 7), (3, nil), (4, nil), (5, nil), (6, nil), (7, nil), (8, nil), (9, nil),
      ] as [(Int, JSONValue?)])
    GoldenCase(
      "json-keys-behind-each-other-F22",
      Paper.where { $0.id == 1 }.select {
        (
          $0.document["author"]["a.b"], $0.document["author"]["a.b"]["deep"][1][-1],
          $0.document["author.name"]
        )
      },
      [(["\"": 1, "deep": ["x", ["y", "z"]]], "z", nil)] as [(JSONValue?, JSONValue?, JSONValue?)])
    GoldenCase(
      "json-key-with-a-quote-F23",
      Paper.where { $0.id <= 2 }.order(by: \.id).select {
        ($0.document["author"]["a.b"]["\""].int, $0.document["'"].text, $0.document["a\\b"].text)
      },
      [(1, nil, nil), (nil, "O'Hara", "back\\slash")])
    GoldenCase(
      "json-keys-that-are-signs-of-paths-F22-F24",
      Paper.where { $0.id <= 2 }.order(by: \.id).select {
        (
          $0.document["$"].int, $0.document["[0]"].int, $0.document["*"].text, $0.document["0"].text,
          $0.document[""].text, $0.document["é"].text, $0.document["line\nend"].text
        )
      },
      [
        (nil, nil, nil, nil, "empty", nil, nil), (5, 1, "star", "zero", nil, "e", "tab\t"),
      ])
    GoldenCase(
      "json-index-and-key-of-digits-F24",
      Paper.order(by: \.id).select { ($0.document[0], $0.document["0"]) },
      [
        (nil, nil), (nil, "zero"), (1, nil), (nil, nil), (nil, nil), (nil, nil), (nil, nil), (nil, nil),
        (nil, nil),
      ] as [(JSONValue?, JSONValue?)])
    GoldenCase(
      "json-negative-index-F25",
      Paper.where { $0.id.in([1, 3, 6]) }.order(by: \.id).select {
        (
          $0.labels[-1].text, $0.labels[-2].text, $0.document[-1], $0.document[-8], $0.document[-9],
          $0.document[8]
        )
      },
      [
        ("a", "b", nil, nil, nil, nil), ("\\", "\"", true, 1, nil, nil), ("x", "y", nil, nil, nil, nil),
      ] as [(String?, String?, JSONValue?, JSONValue?, JSONValue?, JSONValue?)])
  }

  @GoldenCases private static var values: [GoldenCase] {
    GoldenCase(
      "json-as-its-type-F26",
      Paper.where { $0.id <= 3 }.order(by: \.id).select {
        (
          $0.document["title"].text, $0.document["count"].int, $0.document["count"].double,
          $0.document["done"].bool
        )
      },
      [("Walk", 3, 3, true), (nil, nil, 2.5, nil), (nil, nil, nil, nil)])
    GoldenCase(
      "json-null-F27",
      Paper.order(by: \.id).select {
        ($0.document["due"], $0.document["due"].text, $0.document["due"].isNull, $0.document.isNull)
      },
      [
        (.null, nil, false, false), ("2020-01-31", "2020-01-31", false, false), (nil, nil, true, false),
        (nil, nil, true, false), (nil, nil, true, true), (nil, nil, true, false), (nil, nil, true, false),
        (nil, nil, true, false), (nil, nil, true, false),
      ] as [(JSONValue?, String?, Bool, Bool)])
    GoldenCase(
      "json-of-scalars-F26",
      Paper.where { $0.id >= 3 }.order(by: \.id).select {
        ($0.document.text, $0.document.int, $0.document[5].int, $0.document[6].int, $0.document[6].double)
      },
      [
        (nil, nil, .max, nil, 12_345_678_901_234_567_168), (nil, nil, nil, nil, nil),
        (nil, nil, nil, nil, nil),
        ("text", nil, nil, nil, nil), (nil, 5, nil, nil, nil), (nil, nil, nil, nil, nil),
        (nil, nil, nil, nil, nil),
      ] as [(String?, Int?, Int?, Int?, Double?)])
    GoldenCase(
      "json-compared-by-a-path-F26",
      Paper.where { $0.document["title"].text == "Walk" || $0.document["count"].double > 2.9 }.select(\.id),
      [1])
    GoldenCase(
      "json-ordered-by-a-path",
      Paper.order { ($0.document["count"].double.descending(), $0.id) }.limit(3).select(\.id),
      [1, 2, 3])
    GoldenCase(
      "json-kinds-and-lengths-T12",
      Paper.order(by: \.id).select { ($0.document.kind(), $0.document.length(), $0.labels.length()) },
      [
        ("object", 8, 2), ("object", 14, 0), ("array", 8, 3), ("null", nil, 1), (nil, nil, 0),
        ("string", nil, 3),
        ("number", nil, 1), ("object", 0, 0), ("array", 0, 0),
      ])
    GoldenCase(
      "json-of-a-part",
      Paper.where { $0.id <= 2 }.order(by: \.id).select {
        ($0.document["tags"].length(), $0.document["author"].keys(), $0.document["tags"].kind())
      },
      [(4, JSON(["a.b", "name"]), "array"), (nil, nil, "string")] as [(Int?, JSON<[String]>?, String?)])
    GoldenCase(
      "json-keys-F29",
      Paper.where { $0.id.in([1, 3, 8]) }.order(by: \.id).select {
        ($0.document.keys(), $0.document.hasKey("due"))
      },
      [
        (JSON(["", "author", "count", "done", "due", "score", "tags", "title"]), true), (nil, false),
        (JSON([]), false),
      ] as [(JSON<[String]>?, Bool)])
    GoldenCase(refused: "json-part-compared-F28", Paper.where { $0.document["title"] == "Walk" }.select(\.id))
    GoldenCase(refused: "json-key-with-nul", Paper.select { $0.document["a\0"].text })
  }

  @GoldenCases private static var made: [GoldenCase] {
    GoldenCase(
      "json-array-of-a-group-F30",
      Tag.group(by: \.reminderID).order(by: \.reminderID).select {
        (
          $0.reminderID, $0.title.jsonArray(orderedBy: $0.title, filter: $0.id > 1),
          $0.weight.jsonArray(orderedBy: $0.id.descending())
        )
      },
      [(1, ["blue"], [.null, 7]), (3, ["red"], [-7]), (6, ["Red"], [0])] as [(Int, JSONValue?, JSONValue?)])
    GoldenCase(
      "json-array-of-no-row-F30", Tag.where { $0.id < 0 }.select { $0.id.jsonArray(orderedBy: $0.id) }, [nil])
    GoldenCase(
      "json-array-in-no-order-F30",
      Reminder.group(by: \.priority).order(by: \.priority).select {
        ($0.priority, $0.priority.jsonArray(), $0.priority.jsonArray(distinct: true, filter: $0.id > 1))
      },
      [
        (nil, [.null, .null], [.null]), (-1, [-1], [-1]), (0, [0], [0]), (3, [3, 3], [3]),
      ] as [(Int?, JSONValue?, JSONValue?)])
    GoldenCase(
      refused: "json-array-of-distinct-doubles-F30", Sample.select { $0.x.jsonArray(distinct: true) })
    GoldenCase(
      "json-object-of-integers-in-an-order-F30",
      Tag.group(by: \.reminderID).order(by: \.reminderID).select {
        ($0.reminderID, $0.reminderID.jsonObject(of: $0.title, orderedBy: $0.reminderID, $0.id.descending()))
      },
      [(1, ["1": "red"]), (3, ["3": "red"]), (6, ["6": "Red"])] as [(Int, JSONValue?)])
    GoldenCase(
      "json-object-of-keys-of-other-types-F30",
      Visit.where { $0.id == 1 }.select {
        (
          $0.isPaid.cast(as: Bool.self).jsonObject(of: $0.id, orderedBy: $0.id),
          ($0.id == 2).jsonObject(of: $0.id, orderedBy: $0.id, filter: $0.id > 0)
        )
      },
      [(["true": 1], ["false": 1])] as [(JSONValue?, JSONValue?)])
    GoldenCase(
      "json-object-of-decimals-F30",
      Price.where { $0.id <= 2 }.select { $0.amount.jsonObject(of: $0.count, orderedBy: $0.id) },
      [["9.99": 3, "-0.05": 0]] as [JSONValue?])
    GoldenCase(
      "json-object-of-instants-F30",
      Reminder.where { $0.id.in([1, 3]) }.select {
        $0.dueDate.jsonObject(of: $0.title, orderedBy: $0.id)
      },
      [["2013-01-31 00:00:00.000000": "Walk", "2000-02-29 00:00:00.123456": "É"]] as [JSONValue?])
    GoldenCase(
      refused: "json-object-of-doubles-F30",
      Sample.select { $0.x.jsonObject(of: $0.id, orderedBy: $0.id) })
    GoldenCase(
      "json-object-of-a-group-F30",
      Phrase.where { $0.id.in([10, 13, 18, 8]) }.select {
        $0.text.jsonObject(of: $0.other, orderedBy: $0.id)
      },
      [["😀👨‍👩‍👧": "😀", "O'Hara": "'", "back\\slash": "\\", "line\none\ttab": "\n"]] as [JSONValue?])
    GoldenCase(
      "json-parts-of-an-object-of-rows",
      Reminder.select {
        (
          $0.isCompleted.cast(as: String.self).jsonObject(of: $0.id, orderedBy: $0.id).length(),
          $0.isCompleted.cast(as: String.self).jsonObject(of: $0.id, orderedBy: $0.id)["false"].int
        )
      }, [(2, 6)])
    GoldenCase(
      "json-of-values-T12",
      Reminder.where { $0.id.in([1, 3]) }.order(by: \.id).select {
        jsonArray($0.id, $0.title, $0.isCompleted, $0.priority, $0.dueDate, $0.score, $0.notes)
      },
      [
        [1, "Walk", false, 3, "2013-01-31 00:00:00.000000", .double(1.5), .null],
        [3, "É", false, -1, "2000-02-29 00:00:00.123456", .double(0.5), "100%_\\"],
      ] as [JSONValue])
    GoldenCase(
      "json-of-decimals-and-documents-T12",
      Price.where { $0.id == 2 }.select {
        jsonObject(("amount", $0.amount), ("rate", $0.rate), ("of", $0.count))
      },
      [["amount": .double(-0.05), "rate": .null, "of": 0]] as [JSONValue])
    GoldenCase(
      "json-of-a-document-T12",
      Paper.where { $0.id.in([5, 6]) }.order(by: \.id).select {
        jsonObject(("id", $0.id), ("do\"c", $0.document), ("labels", $0.labels))["do\"c"]
      },
      [.null, "text"] as [JSONValue?])
    GoldenCase(refused: "json-of-bytes", Gauge.select { jsonArray($0.bytes) })
    GoldenCase(
      refused: "json-object-of-a-key-with-nul", Paper.select { jsonObject(("id", $0.id), ("a\0b", $0.id)) })
  }

  @GoldenCases private static var contained: [GoldenCase] {
    GoldenCase(
      "json-contains-F29",
      Paper.order(by: \.id).select {
        (
          $0.document.contains(["author": ["name": "Ada"], "tags": [3, "a", 3]]), $0.document.contains("x"),
          $0.document.contains([[[3]], ["k": "v"]]), $0.labels.contains(["a"])
        )
      },
      [
        (true, false, false, true), (false, false, false, false), (false, true, true, false),
        (false, false, false, true), (nil, nil, nil, false), (false, false, false, false),
        (false, false, false, false), (false, false, false, false), (false, false, false, false),
      ] as [(Bool?, Bool?, Bool?, Bool)])
    GoldenCase(
      "json-contains-in-where-F29",
      Paper.where { $0.document.contains(["count": .double(2.5)]) || $0.document["tags"].contains([.null]) }
        .order(by: \.id).select(\.id),
      [1, 2])
    GoldenCase(
      "json-contains-computed-F29",
      Paper.where { $0.document["tags"].contains($0.labels[1]) }.order(by: \.id).select(\.id), [1])
  }

  @GoldenCases private static var changed: [GoldenCase] {
    GoldenCase(
      "json-set-F29",
      Paper.where { $0.id <= 3 }.order(by: \.id).select {
        (
          $0.document.setting("author", "name", to: "Eve")["author"],
          $0.document.setting("count", to: $0.rank)["count"],
          $0.document.setting(1, 0, to: [true])[1], $0.labels.setting(-1, to: "z")
        )
      },
      [
        (["name": "Eve", "a.b": ["\"": 1, "deep": ["x", ["y", "z"]]]], 2, nil, JSON(["b", "z"])),
        (.null, 1, nil, JSON([])),
        (nil, nil, [[true], [3]], JSON(["É", "\"", "z"])),
      ] as [(JSONValue?, JSONValue?, JSONValue?, JSON<[String]>)])
    GoldenCase(
      "json-insert-and-append-F29",
      Paper.where { $0.id <= 2 }.order(by: \.id).select {
        (
          $0.document.inserting(true, at: "done")["done"], $0.document.inserting($0.id, at: "new")["new"],
          $0.document.inserting("first", at: "tags", 0)["tags"], $0.labels.inserting("last", at: 2),
          $0.labels.appending("end"),
          $0.document.appending(["x": 1], at: "author", "a.b", "deep")["author"]["a.b"]
        )
      },
      [
        (
          true, 1, ["first", "a", "É", .null, 3], JSON(["b", "a", "last"]), JSON(["b", "a", "end"]),
          ["\"": 1, "deep": ["x", ["y", "z"], ["x": 1]]]
        ),
        ("true", 2, "none", JSON([]), JSON(["end"]), nil),
      ] as [(JSONValue?, JSONValue?, JSONValue?, JSON<[String]>, JSON<[String]>, JSONValue?)])
    GoldenCase(
      "json-remove-F29",
      Paper.where { $0.id.in([1, 3, 5]) }.order(by: \.id).select {
        (
          $0.document.removing("author").removing("tags", 1).keys(), $0.document.removing("tags", 1)["tags"],
          $0.document.removing(-1).length(), $0.labels.removing(0)
        )
      },
      [
        (JSON(["", "count", "done", "due", "score", "tags", "title"]), ["a", .null, 3], 8, JSON(["a"])),
        (nil, nil, 7, JSON(["\"", "\\"])), (nil, nil, nil, JSON([])),
      ] as [(JSON<[String]>?, JSONValue?, Int?, JSON<[String]>)])
    GoldenCase(
      "json-merge-patch-F29",
      Paper.where { $0.id.in([2, 4, 5]) }.order(by: \.id).select {
        $0.document.merging(patch: [
          "title": .null, "author": ["name": "Eve", "born": .null], "tags": ["x"], "$": .null, "0": .null,
          "a\\b": .null,
          "'": .null, "[0]": .null, "*": .null, "é": .null, "line\nend": .null,
        ])
      },
      [
        [
          "author": ["name": "Eve"], "tags": ["x"], "count": .double(2.5), "done": "true",
          "due": "2020-01-31",
        ],
        ["author": ["name": "Eve"], "tags": ["x"]], nil,
      ] as [JSONValue?])
    GoldenCase(
      "json-merge-patch-of-an-array-F29",
      Paper.where { $0.id.in([1, 5]) }.order(by: \.id).select { $0.document.merging(patch: [1]) },
      [[1], nil] as [JSONValue?])
    GoldenCase(
      refused: "json-merge-patch-computed-F29",
      Paper.where { $0.id == 1 }.select { $0.document["author"].merging(patch: $0.document["nothing"]) })
    GoldenCase(
      "json-changed-in-an-update-F29",
      Paper.where { $0.id.in([1, 5]) }.update {
        $0.document = $0.document.setting("title", to: "Run").merging(patch: ["count": .null]).removing(
          "author")
        $0.labels = $0.labels.appending("new")
      }, affects: 2,
      then: Paper.where { $0.id.in([1, 5]) }.order(by: \.id).select { ($0.document, $0.labels) },
      [
        (
          [
            "title": "Run", "tags": ["a", "É", .null, 3], "due": .null, "done": true, "score": .double(2.5),
            "": "empty",
          ], JSON(["b", "a", "new"])
        ),
        (nil, JSON(["new"])),
      ] as [(JSONValue?, JSON<[String]>)])
  }

  /// F31: `joinLateral` drops a row whose document has no elements, `leftJoinLateral` keeps it.
  @GoldenCases private static var tables: [GoldenCase] {
    GoldenCase(
      "json-elements-joined-F31",
      Paper.joinLateral { jsonElements($0.document["tags"]) }.order { paper, tag in (paper.id, tag.position) }
        .select { paper, tag in (paper.id, tag.position, tag.value, tag.value.text) },
      [(1, 1, "a", "a"), (1, 2, "É", "É"), (1, 3, .null, nil), (1, 4, 3, nil)]
        as [(Int, Int, JSONValue, String?)])
    GoldenCase(
      "json-elements-left-joined-F31",
      Paper.leftJoinLateral { jsonElements($0.document).where { $0.position > 6 } }
        .order { paper, element in (paper.id, element.position) }
        .select { paper, element in (paper.id, element.position, element.value) },
      [
        (1, nil, nil), (2, nil, nil), (3, 7, .double(12_345_678_901_234_567_168)), (3, 8, true),
        (4, nil, nil),
        (5, nil, nil), (6, nil, nil), (7, nil, nil), (8, nil, nil), (9, nil, nil),
      ] as [(Int, Int?, JSONValue?)])
    GoldenCase(
      "json-elements-of-a-value-F31",
      jsonElements(["b", ["c": [1]], .null, .double(0.5), true]).order(by: \.position),
      [
        JSONElement(position: 1, value: "b"), JSONElement(position: 2, value: ["c": [1]]),
        JSONElement(position: 3, value: .null), JSONElement(position: 4, value: .double(0.5)),
        JSONElement(position: 5, value: true),
      ])
    GoldenCase(
      "json-elements-of-no-array-F31",
      jsonElements(["a": 1]).select { $0.value }.unionAll(jsonElements("text").select { $0.value }), [])
    GoldenCase(
      "json-elements-in-exists-F31",
      Paper.where { paper in exists(jsonElements(paper.labels).where { $0.value.text == "x" }) }.select(\.id),
      [6])
    GoldenCase(
      "json-elements-counted-F31",
      Paper.joinLateral { jsonElements($0.labels) }.group { paper, _ in paper.id }
        .order { paper, label in (label.position.count().descending(), paper.id) }
        .select { paper, label in (paper.id, label.position.count(), label.value.text.max()) },
      [(3, 3, "É"), (6, 3, "y"), (1, 2, "b"), (4, 1, "a"), (7, 1, "z")] as [(Int, Int, String?)])
    GoldenCase(
      "json-elements-of-elements-F31",
      Paper.where { $0.id == 3 }.joinLateral { jsonElements($0.document) }
        .joinLateral { _, outer in jsonElements(outer.value, as: "inner") }
        .order { _, outer, inner in (outer.position, inner.position) }
        .select { _, outer, inner in (outer.position, inner.position, inner.value) },
      [(2, 1, 2), (2, 2, [3])] as [(Int, Int, JSONValue)])
    GoldenCase(
      "json-elements-as-a-row-F31",
      Paper.where { $0.id == 6 }.select { paper in
        (paper.id, jsonElements(paper.labels).order(by: \.position).array())
      },
      [
        (
          6,
          [
            JSONElement(position: 1, value: "x"), JSONElement(position: 2, value: "y"),
            JSONElement(position: 3, value: "x"),
          ]
        )
      ])
    GoldenCase(
      "json-members-joined-F31",
      Paper.joinLateral { jsonMembers($0.document["author"]) }.order { _, member in member.key }
        .select { paper, member in (paper.id, member.key, member.value) },
      [
        (1, "a.b", ["\"": 1, "deep": ["x", ["y", "z"]]]), (1, "name", "Ada"),
      ] as [(Int, String, JSONValue)])
    GoldenCase(
      "json-members-of-a-value-F31", jsonMembers(["a": 1, "É\n\"": [2]]).order(by: \.key),
      [JSONMember(key: "a", value: 1), JSONMember(key: "É\n\"", value: [2])])
    GoldenCase(
      refused: "json-elements-limited-for-each-row-F31",
      Paper.joinLateral { jsonElements($0.labels).order(by: \.position).limit(1) }.select {
        ($0.id, $1.value)
      })
    GoldenCase(
      "json-elements-computed-for-each-row-F31",
      Paper.joinLateral {
        jsonElements($0.labels).where { $0.position <= 2 }
          .select { ($0.value.text, $0.position * 10) }.as("label")
      }.where { paper, _ in paper.id <= 3 }.order { paper, label in (paper.id, label.1) }
        .select { paper, label in (paper.id, label.0, label.1) },
      [(1, "b", 10), (1, "a", 20), (3, "É", 10), (3, "\"", 20)] as [(Int, String?, Int)])
    GoldenCase(
      "json-elements-computed-twice-F31",
      Paper.where { $0.id == 1 }.joinLateral {
        jsonElements($0.labels).select { ($0.value.text, $0.position) }.as("a")
      }
      .leftJoinLateral { paper, _ in
        jsonElements(paper.document["tags"]).where { $0.position == 4 }.select { ($0.position, $0.value) }.as(
          "b")
      }.order { _, a, _ in a.1 },
      [
        (Papers.rows[0], ("b", 1), (4, 3)), (Papers.rows[0], ("a", 2), (4, 3)),
      ] as [(Paper, (String?, Int), (Int, JSONValue)?)])
    GoldenCase(
      "json-members-for-each-row-F31",
      Paper.where { $0.id == 2 }.joinLateral { jsonMembers($0.document) }.where { _, member in
        member.value.text.isNotNull
      }
      .order { _, member in member.key }.select { _, member in (member.key, member.value.text) },
      [
        ("'", "O'Hara"), ("*", "star"), ("0", "zero"), ("a\\b", "back\\slash"), ("done", "true"),
        ("due", "2020-01-31"),
        ("line\nend", "tab\t"), ("tags", "none"), ("é", "e"),
      ] as [(String, String?)])
  }

  /// The elements within the other clauses of a query.
  @GoldenCases private static var clauses: [GoldenCase] {
    GoldenCase("json-elements-rows-counted-F31", Paper.joinLateral { jsonElements($0.labels) }.count(), [10])
    GoldenCase(
      "json-elements-deleted-by-F31",
      Paper.where { paper in exists(jsonElements(paper.labels).where { $0.value.text == "a" }) }.delete(),
      affects: 2, then: Paper.order(by: \.id).select(\.id), [2, 3, 5, 6, 7, 8, 9])
    GoldenCase(
      "json-elements-as-a-scalar-F31",
      Paper.where { $0.id <= 3 }.order(by: \.id).select { paper in
        (
          jsonElements(paper.labels).select { $0.value.text.max() },
          jsonElements(paper.document["tags"]).where { $0.value.int == 3 }.select { $0.position.min() }
        )
      },
      [("b", 4), (nil, nil), ("É", nil)] as [(String?, Int?)])
    GoldenCase(
      "json-elements-aggregated-for-each-row-F31",
      Paper.joinLateral {
        jsonElements($0.labels).select { ($0.position.count(), $0.value.text.min()) }.as("labels")
      }.where { paper, _ in paper.id.in([2, 3, 6]) }.order { paper, _ in paper.id }
        .select { paper, labels in (paper.id, labels.0, labels.1) },
      [(2, 0, nil), (3, 3, "\""), (6, 3, "x")] as [(Int, Int, String?)])
    GoldenCase(
      "json-elements-distinct-F31",
      Paper.joinLateral { jsonElements($0.labels) }.select { _, label in label.value.text }.distinct()
        .union(jsonElements(["b", "new"]).select { $0.value.text }),
      ["a", "b", "É", "\"", "\\", "x", "y", "z", "new"] as [String?])
    GoldenCase(
      "json-elements-in-a-common-table-F31",
      Paper.joinLateral { jsonElements($0.labels) }.select { paper, label in (paper.id, label.value.text) }
        .commonTable("labels").where { $0.1 == "a" }.order { $0.0 },
      [(1, "a"), (4, "a")] as [(Int, String?)])
    GoldenCase(
      "json-elements-joined-to-a-table-F31",
      jsonElements([3, 1, 3, 12]).join(Paper.self) { $0.value.int == $1.id }.order { element, _ in
        element.position
      }
      .select { element, paper in (element.position, paper.id, paper.rank) },
      [(1, 3, 2), (2, 1, 2), (3, 3, 2)] as [(Int, Int, Int)])
    GoldenCase(
      "json-elements-before-a-right-join-F31",
      Paper.joinLateral { jsonElements($0.labels) }
        .rightJoin(Reminder.self) { paper, label, reminder in paper.id == 1 && label.position == reminder.id }
        .order { _, _, reminder in reminder.id }.select { _, label, reminder in
          (label.value.text, reminder.id)
        },
      [("b", 1), ("a", 2), (nil, 3), (nil, 4), (nil, 5), (nil, 6)] as [(String?, Int)])
    GoldenCase(
      "json-elements-in-grouping-sets-F31",
      Paper.joinLateral { jsonElements($0.labels) }.rollup { paper, _ in paper.rank }
        .order { paper, _ in paper.rank }.select { paper, label in (paper.rank, label.value.text.max()) },
      [(nil, "É"), (1, "a"), (2, "É"), (3, "y")] as [(Int?, String?)])
  }
}
