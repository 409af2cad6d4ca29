import Koine
import KoinePostgreSQL
import KoineSQLiteDialect

/// Building and rendering a query, against appending the same bytes by hand.
enum RenderCases {
  static var suite: Suite<Void> {
    Suite(
      fixture: {}, close: { _ in },
      cases: [
        Comparison("render: point lookup", budget: 3, operations: 20_000) { _ in
          rivals(
            20_000, floor: handWrittenLookup,
            koine: { id in try Item.find(id).render(in: .sqlite) })
        },
        // 0.1 µs where the floor takes 147 ns.
        Comparison("render: declared lookup", budget: 0.68, operations: 20_000) { _ in
          rivals(
            20_000, floor: handWrittenLookup,
            koine: { id in try Item.declaredFind(id).render(in: .sqlite) })
        },
        Comparison("render: 3-table join", budget: 5.5, operations: 10_000) { _ in
          rivals(
            10_000,
            floor: { amount in
              var text = HandWriter()
              text.append(
                """
                SELECT "customers"."name", "items"."title", "orders"."amount" FROM "orders" \
                JOIN "items" ON "orders"."itemID" = "items"."id" \
                JOIN "customers" ON "orders"."customerID" = "customers"."id" \
                WHERE "orders"."amount" > 
                """)
              text.bind(.integer(Int64(amount)))
              text.append(" AND \"customers\".\"city\" = ")
              text.bind(.text("Paris"))
              text.append(
                " ORDER BY \"orders\".\"amount\" DESC, \"items\".\"title\", \"customers\".\"id\" LIMIT ")
              text.bind(.integer(10))
              return text.finish()
            },
            koine: { amount in
              try Order.join(Item.self) { $0.itemID == $1.id }
                .join(Customer.self) { order, _, customer in order.customerID == customer.id }
                .where { $0.amount > amount && $2.city == "Paris" }
                .order { ($0.amount.descending(), $1.title, $2.id) }
                .limit(10)
                .select { ($2.name, $1.title, $0.amount) }
                .render(in: .sqlite)
            })
        },
        Comparison("render: functions, a division and a cast", budget: nil, operations: 10_000) { _ in
          rivals(
            10_000,
            floor: { _ in
              var text = HandWriter(placeholder: "$")
              text.append(
                """
                SELECT "items"."id" / nullif("items"."quantity", 0), CAST(length("items"."title") AS bigint), \
                CAST("items"."quantity" AS double precision) FROM "items" \
                WHERE lower("items"."title" COLLATE "C") = 
                """)
              text.bind(.text("lamp"))
              return text.finish()
            },
            koine: { _ in
              try Item.where { $0.title.lower() == "lamp" }
                .select { ($0.id / $0.quantity, $0.title.length(), $0.quantity.cast(as: Double.self)) }
                .render(in: .postgreSQL)
            })
        },
        Comparison("render: insert of 100 rows x 4", budget: 1.4, operations: 500) { _ in
          let rows = SampleData.items(100)
          return rivals(
            500,
            floor: { _ in
              var text = HandWriter()
              text.append("INSERT INTO \"items\" (\"id\", \"title\", \"quantity\", \"price\") VALUES ")
              var isFirst = true
              for row in rows {
                text.append(isFirst ? "(" : ", (")
                isFirst = false
                text.bind(.integer(Int64(row.id)))
                text.append(", ")
                text.bind(.text(row.title))
                text.append(", ")
                text.bind(.integer(Int64(row.quantity)))
                text.append(", ")
                text.bind(.double(row.price))
                text.append(")")
              }
              return text.finish()
            },
            koine: { _ in try Item.insert(rows).render(in: .sqlite) })
        },
      ])
  }

  private static func handWrittenLookup(_ id: Int) -> RenderedStatement {
    var text = HandWriter()
    text.append(
      """
      SELECT "items"."id", "items"."title", "items"."quantity", "items"."price" FROM "items" \
      WHERE "items"."id" = 
      """)
    text.bind(.integer(Int64(id)))
    return text.finish()
  }

  private static func rivals(
    _ count: Int, floor: @escaping (Int) -> RenderedStatement,
    koine: @escaping (Int) throws -> RenderedStatement
  ) -> Rivals {
    Rivals(
      floor: Rival {
        for index in 0..<count { sink(floor(index)) }
      } checksum: {
        checksum(floor(7))
      },
      koine: Rival {
        for index in 0..<count { sink(try koine(index)) }
      } checksum: {
        checksum(try koine(7))
      })
  }

  private static func checksum(_ statement: RenderedStatement) -> Checksum {
    var checksum = Checksum()
    checksum.add(statement.sql)
    for binding in statement.bindings { checksum.add("\(binding)") }
    checksum.endRow()
    return checksum
  }
}

/// Keeps the optimizer from leaving work out.
@inline(never) @_optimize(none) func sink<Value>(_ value: Value) {}
