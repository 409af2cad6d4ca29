// Plain Swift: how much slower it is here than where the budgets were set, the rest may be too.

// calibration: 9 ms
func plainArithmetic(_ a: Int, _ b: Double, _ c: [Int]) -> Double {
  let sum = Double(a * 2 + 1) / 3 + b * 1.5 - Double(c.count * 2 - 1)
  let even = c.filter { $0 % 2 == 0 && $0 > 3 }.map { Double($0) * 0.5 + 1 }
  let total = even.reduce(0) { $0 + $1 * 2 - 1 }
  return sum > 3 && total < 4 || b == 1.5 ? sum * 2 - 1 : total / 2 + 1
}
