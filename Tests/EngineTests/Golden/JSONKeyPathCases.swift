import Koine

/// The documents of ``Paper`` as a struct. What another program wrote may be something else.
@JSONKeys struct Manuscript: Codable, Equatable, Sendable {
  var title: String
  var isDone: Bool?
  var score: Double?
  var count: Int?
  var due: Due?
  var author: Author?
  var tags: [String?]?

  enum CodingKeys: String, CodingKey {
    case title, score, due, author, tags, count
    case isDone = "done"
  }

  enum Due: String, Codable, ColumnValue { case never = "", january = "2020-01-31" }

  @JSONKeys struct Author: Codable, Equatable, Sendable {
    var name: String
    var dotted: Dotted?

    enum CodingKeys: String, CodingKey {
      case name
      case dotted = "a.b"
    }
  }

  @JSONKeys struct Dotted: Codable, Equatable, Sendable {
    var quote: Quote

    enum CodingKeys: String, CodingKey { case quote = "\"" }
    enum Quote: Int, Codable, ColumnValue { case one = 1 }
  }
}

/// The table of ``Paper``, whose documents are manuscripts.
@Table("papers") struct ManuscriptPaper: Identifiable, Equatable {
  let id: Int
  @Column(as: JSON<Manuscript>.self) var document: Manuscript?
  var rank: Int
}

extension JSONCases {
  @GoldenCases static var keyPaths: [GoldenCase] {
    GoldenCase(
      "json-key-paths-T12",
      ManuscriptPaper.where { $0.id <= 5 }.order(by: \.id).select {
        (
          $0.document[at: \.title], $0.document[at: \.isDone], $0.document[at: \.score],
          $0.document[at: \.count],
          $0.document[at: \.author.name], $0.document[at: \.due]
        )
      },
      [
        ("Walk", true, 2.5, 3, "Ada", nil), (nil, nil, nil, nil, nil, .january),
        (nil, nil, nil, nil, nil, nil), (nil, nil, nil, nil, nil, nil), (nil, nil, nil, nil, nil, nil),
      ] as [(String?, Bool?, Double?, Int?, String?, Manuscript.Due?)])
    GoldenCase(
      "json-key-paths-to-parts-F22-F23-F25",
      ManuscriptPaper.where { $0.document[at: \.author.name] == "Ada" || $0.document[at: \.due] == .january }
        .order(by: \.id).select {
          (
            $0.document[at: \.author][at: \.dotted], $0.document[at: \.author.dotted.quote],
            $0.document[at: \.tags[1]],
            $0.document[at: \.tags].length(), $0.document[at: \.tags][-1]
          )
        },
      [
        (JSON(Manuscript.Dotted(quote: .one)), .one, "É", 4, 3), (nil, nil, nil, nil, nil),
      ] as [(JSON<Manuscript.Dotted>?, Manuscript.Dotted.Quote?, String?, Int?, JSONValue?)])
    GoldenCase(
      "json-changed-by-key-paths-F29",
      ManuscriptPaper.where { $0.id <= 2 }.update {
        $0.document = $0.document.setting(at: \.author.name, to: "Eve").setting(at: \.count, to: $0.rank)
          .setting(at: \.due, to: .never).setting(at: \.isDone, to: $0.id == 1).removing(at: \.title)
          .setting(at: \.author.dotted, to: Manuscript.Dotted(quote: .one))
      }, affects: 2,
      then: Paper.where { $0.id <= 2 }.order(by: \.id).select {
        (
          $0.document["author"], $0.document["count"].int, $0.document["due"].text, $0.document["done"].bool,
          $0.document.hasKey("title")
        )
      },
      [
        (["name": "Eve", "a.b": ["\"": 1]], 2, "", true, false), (.null, 1, "", false, false),
      ] as [(JSONValue?, Int?, String?, Bool?, Bool)])
  }
}
