import Koine

/// The two refresh functions of TPC-H, typed. The generator leaves gaps among the keys of orders, which the new ones
/// fill: here each has the data of an old one.
enum RefreshFunctions {
  /// Of 32 keys in a row, the first 8 are used.
  private static let gap = 8

  /// 1: new sales. Each order comes with its items.
  static func newSales(upTo key: Int) -> [any Statement] {
    let orders = Order.where { $0.key <= key }.select {
      (
        $0.key + gap, $0.customerKey, $0.status, $0.totalPrice, $0.date, $0.priority, $0.clerk,
        $0.shipPriority,
        $0.comment
      )
    }
    let items = LineItem.where { $0.orderKey <= key }.select {
      (
        $0.orderKey + gap, $0.partKey, $0.supplierKey, $0.number, $0.quantity, $0.price, $0.discount, $0.tax,
        $0.returnFlag, $0.status, $0.shipDate, $0.commitDate, $0.receiptDate, $0.shipInstructions,
        $0.shipMode,
        $0.comment
      )
    }
    return [Order.insert(\.self, select: orders), LineItem.insert(\.self, select: items)]
  }

  /// 2: old sales. Orders go, and before them their items.
  static func oldSales(upTo key: Int) -> [any Statement] {
    let old = Order.where { $0.key <= key }
    return [LineItem.where { $0.orderKey.in(old.select(\.key)) }.delete(), old.delete()]
  }
}
