import Testing

/// Properties of a table that are several columns, and the types that say which.
struct ColumnGroupExpansionTests {
  @Test func `A group is stored among the columns of its table`() {
    expectExpansion(
      of: """
        @Table("files", schema: "app") public struct Attachment {
          public let id: Int
          @ColumnGroup public var media: Media
          @ColumnGroup var preview: Picture?
          public var title = ""
        }
        """,
      to: """
        public struct Attachment {
          public let id: Int
          public var media: Media
          var preview: Picture?
          public var title = ""

          nonisolated public static let _layout = Koine.SelectionLayout("files", schema: "app", [
            [Koine.ColumnDefinition("id", Int.self, primaryKey: true)],
            Koine.SelectionLayout.group("media", Media.self),
            Koine.SelectionLayout.group("preview", Picture?.self),
            [Koine.ColumnDefinition("title", String.self)],
          ])
          nonisolated public static var schema: Koine.TableSchema { _layout.schema }
          nonisolated public struct Columns: Koine.GroupedColumns {
            public typealias Value = Attachment
            public let _source: Koine.SQLTableReference
            public init(_ source: Koine.SQLTableReference) { _source = source }
            public static var _width: Int { Attachment.schema.columns.count }
            public var id: Koine.Column<Attachment, Int> { .init(_source, Attachment._layout.starts[0]) }
            public var media: Koine.MemberColumnsOf<Media> { .init(_source, Attachment._layout.starts[1]) }
            var preview: Koine.MemberColumnsOf<Picture?> { .init(_source, Attachment._layout.starts[2]) }
            public var title: Koine.Column<Attachment, String> { .init(_source, Attachment._layout.starts[3]) }
            public static func decode(_ row: inout Koine.RowDecoder) throws(Koine.DatabaseError) -> Attachment {
              try Attachment(_row: &row)
            }
          }
          nonisolated public static let columns = Columns(Koine.SQLTableReference(of: Self.self))
          nonisolated public static var primaryKey: Koine.Column<Attachment, Int> { columns.id }
          public typealias Fields = (Int, Media, Picture?, String)
          private static func _checkScope() {
            let scope = defaultScope
            Koine._checkScope(scope, of: Attachment.self)
          }
          nonisolated public func encode(into encoder: inout Koine.RowEncoder) {
            encoder.append(self.id)
            encoder.append(member: self.media)
            encoder.append(member: self.preview)
            encoder.append(self.title)
          }
          nonisolated public struct Draft: Koine.InsertableRow {
            public var id: Int?
            public var media: Media
            var preview: Picture?
            public var title: String = ""
            public init(id: Int? = nil, media: Media, title: String = "") {
              self.id = id
              self.media = media
              self.title = title
            }
            public func encode(into encoder: inout Koine.RowEncoder) {
              encoder.append(orDefault: self.id)
              encoder.append(member: self.media)
              encoder.append(member: self.preview)
              encoder.append(self.title)
            }
          }
        }

        nonisolated extension Attachment: Koine.Table, Koine.PrimaryKeyedTable, Koine.InsertableRow {
          public init(_row row: inout Koine.RowDecoder) throws(Koine.DatabaseError) {
            self.id = try row.next()
            self.media = try row.member()
            self.preview = try row.member()
            self.title = try row.next()
          }
        }
        """,
      conformances: ["Table", "PrimaryKeyedTable", "InsertableRow"])
  }

  @Test func `A struct that is a group writes its columns`() {
    expectExpansion(
      of: """
        @Selection public struct Picture: Equatable, ColumnGroup {
          public var width: Int
          @Column(as: UnixSeconds.self) public var at: Date?
          @Column("n", as: Text.self) public var name: Name
        }
        """,
      to: """
        public struct Picture: Equatable, ColumnGroup {
          public var width: Int
          public var at: Date?
          public var name: Name

          nonisolated public static let _layout = Koine.SelectionLayout("pictures", [
            Koine.SelectionLayout.member("width", Int.self),
            Koine.SelectionLayout.member("at", UnixSeconds?.self),
            Koine.SelectionLayout.member("n", Text.self),
          ])
          nonisolated public static var schema: Koine.TableSchema { _layout.schema }
          nonisolated public static let columns = Columns(Koine.SQLTableReference(schema))
          nonisolated public struct Columns: Koine.GroupColumns {
            public typealias Value = Picture
            public let _source: Koine.SQLTableReference
            public let _selection: [Koine.SQLSelection]
            public init(_ source: Koine.SQLTableReference) {
              _source = source
              _selection = [.columns(source)]
            }
            public init<_Value1: Koine.Selectable>(width: some Koine.Selectable<Int>, at: _Value1, name: some Koine.Selectable<Text>) where _Value1.Value: Koine.SelectionMember, _Value1.Value._OptionalMember.Value == UnixSeconds? {
              _source = Picture.columns._source
              _selection = Array([width._selection, at._selection, name._selection].joined())
            }
            public static var _width: Int { Picture.schema.columns.count }
            public var width: Koine.MemberColumnsOf<Int> { .init(_source, Picture._layout.starts[0]) }
            public typealias _Column1 = UnixSeconds?
            public var at: Koine.MemberColumnsOf<_Column1> { .init(_source, Picture._layout.starts[1]) }
            public typealias _Column2 = Text
            public var name: Koine.MemberColumnsOf<_Column2> { .init(_source, Picture._layout.starts[2]) }
            public static func decode(_ row: inout Koine.RowDecoder) throws(Koine.DatabaseError) -> Picture {
              try Picture(_row: &row)
            }
          }
          nonisolated public func _encode(into encoder: inout Koine.RowEncoder) {
            encoder.append(member: self.width)
            encoder.append(member: self.at.map { UnixSeconds($0) })
            encoder.append(member: Text(self.name))
          }
        }

        nonisolated extension Picture: Koine.Table, Koine.SelectedRow, Koine.InsertableRow {
          public init(_row row: inout Koine.RowDecoder) throws(Koine.DatabaseError) {
            self.width = try row.member()
            self.at = try row.member(Columns._Column1.self)?.represented
            self.name = try row.member(Columns._Column2.self).represented
          }
        }
        """)
  }

  @Test func `Each case of an enum is a group that may be NULL`() {
    expectExpansion(
      of: """
        @Selection public enum Media {
          case link(URL), `default`(isLoud: Bool)
          case size(width: Int, height: Int?)
        }
        """,
      to: """
        public enum Media {
          case link(URL), `default`(isLoud: Bool)
          case size(width: Int, height: Int?)

          nonisolated public static let _layout = Koine.SelectionLayout("medias", cases: [
            Koine.SelectionLayout.payload("link", URL.self),
            Koine.SelectionLayout.payload("default", Bool.self),
            Koine.SelectionLayout.payload("size", Columns.SizeValues.self),
          ])
          nonisolated public static var schema: Koine.TableSchema { _layout.schema }
          nonisolated public static let columns = Columns(Koine.SQLTableReference(schema))
          nonisolated public struct Columns: Koine.EnumColumns {
            public typealias Value = Media
            public let _source: Koine.SQLTableReference
            public init(_ source: Koine.SQLTableReference) { _source = source }
            public static var _width: Int { Media.schema.columns.count }
            public var link: Koine.MemberColumnsOf<URL?> { .init(_source, Media._layout.starts[0]) }
            public var `default`: Koine.MemberColumnsOf<Bool?> { .init(_source, Media._layout.starts[1]) }
            nonisolated public struct SizeValues: Koine.Table, Koine.SelectedRow, Koine.InsertableRow, Koine.ColumnGroup {
              public var width: Int
              public var height: Int?
              public init(width: Int, height: Int?) {
                self.width = width
                self.height = height
              }
              public init(_row row: inout Koine.RowDecoder) throws(Koine.DatabaseError) {
                self.width = try row.member()
                self.height = try row.member()
              }
              nonisolated public static let _layout = Koine.SelectionLayout("sizeValues", [
                Koine.SelectionLayout.member("width", Int.self),
                Koine.SelectionLayout.member("height", Int?.self),
              ])
              nonisolated public static var schema: Koine.TableSchema { _layout.schema }
              nonisolated public static let columns = Columns(Koine.SQLTableReference(schema))
              nonisolated public struct Columns: Koine.GroupColumns {
                public typealias Value = SizeValues
                public let _source: Koine.SQLTableReference
                public let _selection: [Koine.SQLSelection]
                public init(_ source: Koine.SQLTableReference) {
                  _source = source
                  _selection = [.columns(source)]
                }
                public init<_Value1: Koine.Selectable>(width: some Koine.Selectable<Int>, height: _Value1) where _Value1.Value: Koine.SelectionMember, _Value1.Value._OptionalMember.Value == Int? {
                  _source = SizeValues.columns._source
                  _selection = Array([width._selection, height._selection].joined())
                }
                public static var _width: Int { SizeValues.schema.columns.count }
                public var width: Koine.MemberColumnsOf<Int> { .init(_source, SizeValues._layout.starts[0]) }
                public var height: Koine.MemberColumnsOf<Int?> { .init(_source, SizeValues._layout.starts[1]) }
                public static func decode(_ row: inout Koine.RowDecoder) throws(Koine.DatabaseError) -> SizeValues {
                  try SizeValues(_row: &row)
                }
              }
              nonisolated public func _encode(into encoder: inout Koine.RowEncoder) {
                encoder.append(member: self.width)
                encoder.append(member: self.height)
              }
            }
            public var size: Koine.MemberColumnsOf<SizeValues?> { .init(_source, Media._layout.starts[2]) }
            public static func decode(_ row: inout Koine.RowDecoder) throws(Koine.DatabaseError) -> Media {
              try Media(_row: &row)
            }
          }
          nonisolated public func _encode(into encoder: inout Koine.RowEncoder) {
            switch self {
            case .link(let value):
              encoder.append(payload: value, at: 0, of: Media.self)
            case .`default`(let value):
              encoder.append(payload: value, at: 1, of: Media.self)
            case .size(let value0, let value1):
              encoder.append(payload: Columns.SizeValues(width: value0, height: value1), at: 2, of: Media.self)
            }
          }
        }

        nonisolated extension Media: Koine.Table, Koine.SelectedRow, Koine.InsertableRow, Koine.ColumnGroup {
          public init(_row row: inout Koine.RowDecoder) throws(Koine.DatabaseError) {
            switch try row.presentCase(of: Self.self) {
            case 0: self = .link(try row.payload(at: 0, of: Self.self))
            case 1: self = .`default`(isLoud: try row.payload(at: 1, of: Self.self))
            default:
              let value: Columns.SizeValues = try row.payload(at: 2, of: Self.self)
              self = .size(width: value.width, height: value.height)
            }
          }
        }
        """)
  }
}
