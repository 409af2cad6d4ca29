import Foundation

func arithmetic(_ a: Int, _ b: Double, _ c: Int32) -> Double {
  let x = Double(a * 2 + 1) / 3 + b * 1.5 - Double(c) * -2
  let y = -x + b / 2 - Double(a % 7) * 3
  return (x * 2 - y) / 4 + 1
}

func comparisons(_ a: Int, _ b: Double, _ s: String, _ o: Int?) -> Bool {
  a == 1 && b > 1.5 && s == "x" || a * 2 >= 3 && o == 4 && o != nil && !(a < 4) || b <= -1
}

func closures(_ values: [Int], _ names: [String: Double]) -> [Double] {
  let even = values.filter { $0 % 2 == 0 && $0 > 3 }.map { Double($0) * 0.5 + 1 }
  let total = even.reduce(0) { $0 + $1 * 2 }
  return names.filter { $0.value < total && $0.key != "x" }.map { $0.value - total }.sorted { $0 > $1 }
}

func strings(_ a: String, _ b: String?, _ n: Int) -> String {
  let joined = a + "-" + (b ?? "none") + "\(n + 1)"
  return joined.split(separator: "-").map { $0.uppercased() + "!" }.joined(separator: ", ") + a
}

func optionals(_ a: Int?, _ b: Int?, _ c: [String: Int]) -> Int {
  let first = a ?? b ?? c["x"] ?? 0
  let second = (a.map { $0 + 1 } ?? 3) * (b ?? 2) - first
  return first == second ? first : -second
}

func joinedTexts(_ names: [String], _ count: Int) -> String {
  let list = names.enumerated().map { $0.offset < count ? "a" : "NULL" }.joined(separator: ", ")
  return "SELECT " + names.map { $0.isEmpty ? "a" : "NULL" }.joined(separator: ", ") + ", \(count) g"
    + (count > 0 ? " GROUP BY " + names[..<count].joined(separator: ", ") : "") + list
}
