import Koine

/// Numbers with an operand that may be NULL at each position.
extension NullCases {
  @NullCases static var arithmeticInt: [NullCase] {
    NullCase.row("i + k") { $0.i + $0.k }
    NullCase.row("i + l") { $0.i + $0.l }
    NullCase.row("j + k") { $0.j + $0.k }
    NullCase.row("j + l") { $0.j + $0.l }
    NullCase.row("i + 3") { $0.i + 3 }
    NullCase.row("j + 3") { $0.j + 3 }
    NullCase.row("3 + k") { 3 + $0.k }
    NullCase.row("3 + l") { 3 + $0.l }
    NullCase.row("i - k") { $0.i - $0.k }
    NullCase.row("i - l") { $0.i - $0.l }
    NullCase.row("j - k") { $0.j - $0.k }
    NullCase.row("j - l") { $0.j - $0.l }
    NullCase.row("i - 3") { $0.i - 3 }
    NullCase.row("j - 3") { $0.j - 3 }
    NullCase.row("3 - k") { 3 - $0.k }
    NullCase.row("3 - l") { 3 - $0.l }
    NullCase.row("i * k") { $0.i * $0.k }
    NullCase.row("i * l") { $0.i * $0.l }
    NullCase.row("j * k") { $0.j * $0.k }
    NullCase.row("j * l") { $0.j * $0.l }
    NullCase.row("i * 3") { $0.i * 3 }
    NullCase.row("j * 3") { $0.j * 3 }
    NullCase.row("3 * k") { 3 * $0.k }
    NullCase.row("3 * l") { 3 * $0.l }
    NullCase.row("i / k") { $0.i / $0.k }
    NullCase.row("i / l") { $0.i / $0.l }
    NullCase.row("j / k") { $0.j / $0.k }
    NullCase.row("j / l") { $0.j / $0.l }
    NullCase.row("i / 3") { $0.i / 3 }
    NullCase.row("j / 3") { $0.j / 3 }
    NullCase.row("3 / k") { 3 / $0.k }
    NullCase.row("3 / l") { 3 / $0.l }
    NullCase.row("i % k") { $0.i % $0.k }
    NullCase.row("i % l") { $0.i % $0.l }
    NullCase.row("j % k") { $0.j % $0.k }
    NullCase.row("j % l") { $0.j % $0.l }
    NullCase.row("i % 3") { $0.i % 3 }
    NullCase.row("j % 3") { $0.j % 3 }
    NullCase.row("3 % k") { 3 % $0.k }
    NullCase.row("3 % l") { 3 % $0.l }
    NullCase.row("-i") { -$0.i }
    NullCase.row("-j") { -$0.j }
    NullCase.row("i.abs()") { $0.i.abs() }
    NullCase.row("j.abs()") { $0.j.abs() }
  }

  @NullCases static var arithmeticDouble: [NullCase] {
    NullCase.row("x + x") { $0.x + $0.x }
    NullCase.row("x + y") { $0.x + $0.y }
    NullCase.row("y + x") { $0.y + $0.x }
    NullCase.row("y + y") { $0.y + $0.y }
    NullCase.row("x + 2.5") { $0.x + 2.5 }
    NullCase.row("y + 2.5") { $0.y + 2.5 }
    NullCase.row("2.5 + x") { 2.5 + $0.x }
    NullCase.row("2.5 + y") { 2.5 + $0.y }
    NullCase.row("x - x") { $0.x - $0.x }
    NullCase.row("x - y") { $0.x - $0.y }
    NullCase.row("y - x") { $0.y - $0.x }
    NullCase.row("y - y") { $0.y - $0.y }
    NullCase.row("x - 2.5") { $0.x - 2.5 }
    NullCase.row("y - 2.5") { $0.y - 2.5 }
    NullCase.row("2.5 - x") { 2.5 - $0.x }
    NullCase.row("2.5 - y") { 2.5 - $0.y }
    NullCase.row("x * x") { $0.x * $0.x }
    NullCase.row("x * y") { $0.x * $0.y }
    NullCase.row("y * x") { $0.y * $0.x }
    NullCase.row("y * y") { $0.y * $0.y }
    NullCase.row("x * 2.5") { $0.x * 2.5 }
    NullCase.row("y * 2.5") { $0.y * 2.5 }
    NullCase.row("2.5 * x") { 2.5 * $0.x }
    NullCase.row("2.5 * y") { 2.5 * $0.y }
    NullCase.row("x / x") { $0.x / $0.x }
    NullCase.row("x / y") { $0.x / $0.y }
    NullCase.row("y / x") { $0.y / $0.x }
    NullCase.row("y / y") { $0.y / $0.y }
    NullCase.row("x / 2.5") { $0.x / 2.5 }
    NullCase.row("y / 2.5") { $0.y / 2.5 }
    NullCase.row("2.5 / x") { 2.5 / $0.x }
    NullCase.row("2.5 / y") { 2.5 / $0.y }
    NullCase.row("-x") { -$0.x }
    NullCase.row("-y") { -$0.y }
    NullCase.row("x.abs()") { $0.x.abs() }
    NullCase.row("y.abs()") { $0.y.abs() }
    NullCase.row("x.round()") { $0.x.round() }
    NullCase.row("y.round()") { $0.y.round() }
  }

  @NullCases static var arithmeticInt16: [NullCase] {
    NullCase.row("u + u") { $0.u + $0.u }
    NullCase.row("u + v") { $0.u + $0.v }
    NullCase.row("v + u") { $0.v + $0.u }
    NullCase.row("v + v") { $0.v + $0.v }
    NullCase.row("u + 3") { $0.u + 3 }
    NullCase.row("v + 3") { $0.v + 3 }
    NullCase.row("3 + u") { 3 + $0.u }
    NullCase.row("3 + v") { 3 + $0.v }
    NullCase.row("u - u") { $0.u - $0.u }
    NullCase.row("u - v") { $0.u - $0.v }
    NullCase.row("v - u") { $0.v - $0.u }
    NullCase.row("v - v") { $0.v - $0.v }
    NullCase.row("u - 3") { $0.u - 3 }
    NullCase.row("v - 3") { $0.v - 3 }
    NullCase.row("3 - u") { 3 - $0.u }
    NullCase.row("3 - v") { 3 - $0.v }
    NullCase.row("u * u") { $0.u * $0.u }
    NullCase.row("u * v") { $0.u * $0.v }
    NullCase.row("v * u") { $0.v * $0.u }
    NullCase.row("v * v") { $0.v * $0.v }
    NullCase.row("u * 3") { $0.u * 3 }
    NullCase.row("v * 3") { $0.v * 3 }
    NullCase.row("3 * u") { 3 * $0.u }
    NullCase.row("3 * v") { 3 * $0.v }
    NullCase.row("u / u") { $0.u / $0.u }
    NullCase.row("u / v") { $0.u / $0.v }
    NullCase.row("v / u") { $0.v / $0.u }
    NullCase.row("v / v") { $0.v / $0.v }
    NullCase.row("u / 3") { $0.u / 3 }
    NullCase.row("v / 3") { $0.v / 3 }
    NullCase.row("3 / u") { 3 / $0.u }
    NullCase.row("3 / v") { 3 / $0.v }
    NullCase.row("u % u") { $0.u % $0.u }
    NullCase.row("u % v") { $0.u % $0.v }
    NullCase.row("v % u") { $0.v % $0.u }
    NullCase.row("v % v") { $0.v % $0.v }
    NullCase.row("u % 3") { $0.u % 3 }
    NullCase.row("v % 3") { $0.v % 3 }
    NullCase.row("3 % u") { 3 % $0.u }
    NullCase.row("3 % v") { 3 % $0.v }
    NullCase.row("-u") { -$0.u }
    NullCase.row("-v") { -$0.v }
    NullCase.row("u.abs()") { $0.u.abs() }
    NullCase.row("v.abs()") { $0.v.abs() }
  }

  @NullCases static var arithmeticDecimal: [NullCase] {
    NullCase.row("m + m") { $0.m + $0.m }
    NullCase.row("m + n") { $0.m + $0.n }
    NullCase.row("n + m") { $0.n + $0.m }
    NullCase.row("n + n") { $0.n + $0.n }
    NullCase.row("m + Scaled<Cents>(3.25)") { $0.m + Scaled<Cents>(3.25) }
    NullCase.row("n + Scaled<Cents>(3.25)") { $0.n + Scaled<Cents>(3.25) }
    NullCase.row("Scaled<Cents>(3.25) + m") { Scaled<Cents>(3.25) + $0.m }
    NullCase.row("Scaled<Cents>(3.25) + n") { Scaled<Cents>(3.25) + $0.n }
    NullCase.row("m - m") { $0.m - $0.m }
    NullCase.row("m - n") { $0.m - $0.n }
    NullCase.row("n - m") { $0.n - $0.m }
    NullCase.row("n - n") { $0.n - $0.n }
    NullCase.row("m - Scaled<Cents>(3.25)") { $0.m - Scaled<Cents>(3.25) }
    NullCase.row("n - Scaled<Cents>(3.25)") { $0.n - Scaled<Cents>(3.25) }
    NullCase.row("Scaled<Cents>(3.25) - m") { Scaled<Cents>(3.25) - $0.m }
    NullCase.row("Scaled<Cents>(3.25) - n") { Scaled<Cents>(3.25) - $0.n }
    NullCase.row("m * m") { $0.m * $0.m }
    NullCase.row("m * n") { $0.m * $0.n }
    NullCase.row("n * m") { $0.n * $0.m }
    NullCase.row("n * n") { $0.n * $0.n }
    NullCase.row("m * Scaled<Cents>(3.25)") { $0.m * Scaled<Cents>(3.25) }
    NullCase.row("n * Scaled<Cents>(3.25)") { $0.n * Scaled<Cents>(3.25) }
    NullCase.row("Scaled<Cents>(3.25) * m") { Scaled<Cents>(3.25) * $0.m }
    NullCase.row("Scaled<Cents>(3.25) * n") { Scaled<Cents>(3.25) * $0.n }
    NullCase.row("m / m") { $0.m / $0.m }
    NullCase.row("m / n") { $0.m / $0.n }
    NullCase.row("n / m") { $0.n / $0.m }
    NullCase.row("n / n") { $0.n / $0.n }
    NullCase.row("n / Scaled<Cents>(3.25)") { $0.n / Scaled<Cents>(3.25) }
    NullCase.row("Scaled<Cents>(3.25) / m") { Scaled<Cents>(3.25) / $0.m }
    NullCase.row("Scaled<Cents>(3.25) / n") { Scaled<Cents>(3.25) / $0.n }
    NullCase.row("-m") { -$0.m }
    NullCase.row("-n") { -$0.n }
    NullCase.row("m.abs()") { $0.m.abs() }
    NullCase.row("n.abs()") { $0.n.abs() }
  }

  @NullCases static var bits: [NullCase] {
    NullCase.row("i & k") { $0.i & $0.k }
    NullCase.row("i & l") { $0.i & $0.l }
    NullCase.row("j & k") { $0.j & $0.k }
    NullCase.row("j & l") { $0.j & $0.l }
    NullCase.row("i & 5") { $0.i & 5 }
    NullCase.row("j & 5") { $0.j & 5 }
    NullCase.row("u & v") { $0.u & $0.v }
    NullCase.row("v & u") { $0.v & $0.u }
    NullCase.row("i | k") { $0.i | $0.k }
    NullCase.row("i | l") { $0.i | $0.l }
    NullCase.row("j | k") { $0.j | $0.k }
    NullCase.row("j | l") { $0.j | $0.l }
    NullCase.row("i | 5") { $0.i | 5 }
    NullCase.row("j | 5") { $0.j | 5 }
    NullCase.row("u | v") { $0.u | $0.v }
    NullCase.row("v | u") { $0.v | $0.u }
    NullCase.row("i ^ k") { $0.i ^ $0.k }
    NullCase.row("i ^ l") { $0.i ^ $0.l }
    NullCase.row("j ^ k") { $0.j ^ $0.k }
    NullCase.row("j ^ l") { $0.j ^ $0.l }
    NullCase.row("i ^ 5") { $0.i ^ 5 }
    NullCase.row("j ^ 5") { $0.j ^ 5 }
    NullCase.row("u ^ v") { $0.u ^ $0.v }
    NullCase.row("v ^ u") { $0.v ^ $0.u }
    NullCase.row("i << k") { $0.i << $0.k }
    NullCase.row("i << l") { $0.i << $0.l }
    NullCase.row("j << k") { $0.j << $0.k }
    NullCase.row("j << l") { $0.j << $0.l }
    NullCase.row("i << 64") { $0.i << 64 }
    NullCase.row("i << 2") { $0.i << 2 }
    NullCase.row("j << 2") { $0.j << 2 }
    NullCase.row("u << 2") { $0.u << 2 }
    NullCase.row("v << k") { $0.v << $0.k }
    NullCase.row("i >> k") { $0.i >> $0.k }
    NullCase.row("i >> l") { $0.i >> $0.l }
    NullCase.row("j >> k") { $0.j >> $0.k }
    NullCase.row("j >> l") { $0.j >> $0.l }
    NullCase.row("i >> 64") { $0.i >> 64 }
    NullCase.row("i >> 2") { $0.i >> 2 }
    NullCase.row("j >> 2") { $0.j >> 2 }
    NullCase.row("u >> 2") { $0.u >> 2 }
    NullCase.row("v >> k") { $0.v >> $0.k }
    NullCase.row("~i") { ~$0.i }
    NullCase.row("~j") { ~$0.j }
    NullCase.row("~u") { ~$0.u }
    NullCase.row("~v") { ~$0.v }
    NullCase.row("i.bitAnd(k)") { $0.i.bitAnd($0.k) }
    NullCase.row("j.bitOr(k)") { $0.j.bitOr($0.k) }
    NullCase.row("i.shiftLeft(by: k)") { $0.i.shiftLeft(by: $0.k) }
    NullCase.row("j.shiftRight(by: k)") { $0.j.shiftRight(by: $0.k) }
    NullCase.row("j.bitNot()") { $0.j.bitNot() }
  }
}
