import Koine

@Table struct Item {
  let id: Int
  var title: String
  var quantity: Int
  var price: Double

  /// ``find(_:)``, declared once.
  static let declaredFind = DeclaredQuery { (id: Parameter<Int>) in Item.find(id) }
}

@Table struct Order {
  let id: Int
  var itemID: Int
  var customerID: Int
  var amount: Int
}

@Table struct Customer {
  let id: Int
  var name: String
  var city: String?
}

/// What a batch of inserts fills.
@Table struct Entry {
  let id: Int
  var title: String
  var quantity: Int
  var price: Double
}

/// Ten columns of the kinds that applications have.
@Table struct Parcel {
  let id: Int
  var weight: Int
  var quantity: Int?
  var status: Int
  var price: Double
  var discount: Double?
  var title: String
  var address: String
  var note: String?
  var isFragile: Bool
}
