/// Which characters words consist of, and which of them count as equal: the rule of full-text search.
///
/// It is that of SQLite's tokenizer `unicode61` with `remove_diacritics 2`, whose tables have been those of Unicode 6.1
/// ever since. <https://sqlite.org/fts5.html#unicode61_tokenizer>
@_spi(KoineDriver) public enum WordCharacters {
  /// What a character is in a text.
  enum Kind: Equatable {
    /// It stands between words: blanks, punctuation, symbols, controls, and most combining marks.
    case separator
    /// An accent that is combined with the letter before it, and is left out.
    case accent
    /// A part of a word: as the letter without its case and its accents that it counts as.
    case letter(Unicode.Scalar)
  }

  /// What a character is.
  static func kind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar.value {
    case 0x61...0x7A, 0x30...0x39: return .letter(scalar)
    case 0x41...0x5A: return .letter(Unicode.Scalar(UInt8(scalar.value + 0x20)))
    case 0..<0x80: return .separator
    default: break
    }
    if let other = plainLetters[scalar] { return .letter(other) }
    if accents.contains(scalar.value) { return .accent }
    return isSeparator(scalar.value) ? .separator : .letter(scalar)
  }

  private static func isSeparator(_ code: UInt32) -> Bool {
    var range = separators[...]
    while let first = range.first {
      if range.count == 1 { return first.contains(code) }
      let middle = range.startIndex + range.count / 2
      range = code < separators[middle].lowerBound ? range[..<middle] : range[middle...]
    }
    return false
  }

  /// The letter that one with an accent, or of the other case, counts as, beyond ASCII.
  private static let plainLetters = Dictionary(
    zip(folded.from.unicodeScalars, folded.to.unicodeScalars), uniquingKeysWith: { first, _ in first })

  /// Letters beyond ASCII, and at the same position of the other text what each counts as.
  public static let folded: (from: String, to: String) = {
    var (from, to) = (String.UnicodeScalarView(), String.UnicodeScalarView())
    for run in folds.split(whereSeparator: \.isWhitespace) {
      // `C0+6*1>61+0` are six letters from U+00C0 on, each the next one, which all count as U+0061.
      let parts = run.split(separator: ">").map { $0.split(whereSeparator: { $0 == "+" || $0 == "*" }) }
      guard parts.count == 2, let first = code(parts[0][0]), let target = code(parts[1][0]) else { continue }
      let (count, step, targetStep) =
        parts[0].count == 3
        ? (code(parts[0][1]) ?? 1, code(parts[0][2]) ?? 1, code(parts[1][1]) ?? 0) : (1, 1, 0)
      for index in 0..<count {
        guard let letter = Unicode.Scalar(first + index * step),
          let plain = Unicode.Scalar(target + index * targetStep)
        else { continue }
        from.append(letter)
        to.append(plain)
      }
    }
    return (String(from), String(to))
  }()

  /// The accents that are left out, by their code points.
  public static let accents: [UInt32] = accentList.split(whereSeparator: \.isWhitespace).compactMap(code)

  /// The code points beyond ASCII that stand between words, in order.
  public static let separators: [ClosedRange<UInt32>] = separatorList.split(whereSeparator: \.isWhitespace)
    .compactMap { range in
      let ends = range.split(separator: "-").compactMap(code)
      guard let first = ends.first, let last = ends.last, first <= last else { return nil }
      return first...last
    }

  private static func code(_ digits: Substring) -> UInt32? { UInt32(digits, radix: 16) }
}

// In hexadecimal digits.
private let accentList = """
  300 301 302 303 304 306 307 308 309 30A 30B 30C 30F 311 31B 323 324 325 326 327 328 32D 32E 330 331
  """

private let separatorList = """
  80-A9 AB-B1 B4 B6-B8 BB BF D7 F7 2C2-2C5 2D2-2DF 2E5-2EB 2ED 2EF-2FF 305 30D-30E 310 312-31A 31C-322
  329-32C 32F 332-36F 375 37E 384-385 387 3F6 482-489 55A-55F 589-58A 58F 591-5C7 5F3-5F4 600-604 606-61B
  61E-61F 64B-65F 66A-66D 670 6D4 6D6-6E4 6E7-6ED 6FD-6FE 700-70D 70F 711 730-74A 7A6-7B0 7EB-7F3 7F6-7F9
  816-819 81B-823 825-827 829-82D 830-83E 859-85B 85E 8E4-8FE 900-903 93A-93C 93E-94F 951-957 962-965 970
  981-983 9BC 9BE-9C4 9C7-9C8 9CB-9CD 9D7 9E2-9E3 9F2-9F3 9FA-9FB A01-A03 A3C A3E-A42 A47-A48 A4B-A4D A51
  A70-A71 A75 A81-A83 ABC ABE-AC5 AC7-AC9 ACB-ACD AE2-AE3 AF0-AF1 B01-B03 B3C B3E-B44 B47-B48 B4B-B4D
  B56-B57 B62-B63 B70 B82 BBE-BC2 BC6-BC8 BCA-BCD BD7 BF3-BFA C01-C03 C3E-C44 C46-C48 C4A-C4D C55-C56
  C62-C63 C7F C82-C83 CBC CBE-CC4 CC6-CC8 CCA-CCD CD5-CD6 CE2-CE3 D02-D03 D3E-D44 D46-D48 D4A-D4D D57
  D62-D63 D79 D82-D83 DCA DCF-DD4 DD6 DD8-DDF DF2-DF4 E31 E34-E3A E3F E47-E4F E5A-E5B EB1 EB4-EB9 EBB-EBC
  EC8-ECD F01-F1F F34-F3F F71-F87 F8D-F97 F99-FBC FBE-FCC FCE-FDA 102B-103E 104A-104F 1056-1059 105E-1060
  1062-1064 1067-106D 1071-1074 1082-108D 108F 109A-109F 10FB 135D-1368 1390-1399 1400 166D-166E 1680
  169B-169C 16EB-16ED 1712-1714 1732-1736 1752-1753 1772-1773 17B4-17D6 17D8-17DB 17DD 1800-180E 18A9
  1920-192B 1930-193B 1940 1944-1945 19B0-19C0 19C8-19C9 19DE-19FF 1A17-1A1B 1A1E-1A1F 1A55-1A5E 1A60-1A7C
  1A7F 1AA0-1AA6 1AA8-1AAD 1B00-1B04 1B34-1B44 1B5A-1B7C 1B80-1B82 1BA1-1BAD 1BE6-1BF3 1BFC-1BFF 1C24-1C37
  1C3B-1C3F 1C7E-1C7F 1CC0-1CC7 1CD0-1CE8 1CED 1CF2-1CF4 1DC0-1DE6 1DFC-1DFF 1FBD 1FBF-1FC1 1FCD-1FCF
  1FDD-1FDF 1FED-1FEF 1FFD-1FFE 2000-2064 206A-206F 207A-207E 208A-208E 20A0-20B9 20D0-20F0 2100-2101
  2103-2106 2108-2109 2114 2116-2118 211E-2123 2125 2127 2129 212E 213A-213B 2140-2144 214A-214D 214F
  2190-23F3 2400-2426 2440-244A 249C-24E9 2500-26FF 2701-2775 2794-2B4C 2B50-2B59 2CE5-2CEA 2CEF-2CF1
  2CF9-2CFC 2CFE-2CFF 2D70 2D7F 2DE0-2E2E 2E30-2E3B 2E80-2E99 2E9B-2EF3 2F00-2FD5 2FF0-2FFB 3000-3004
  3008-3020 302A-3030 3036-3037 303D-303F 3099-309C 30A0 30FB 3190-3191 3196-319F 31C0-31E3 3200-321E
  322A-3247 3250 3260-327F 328A-32B0 32C0-32FE 3300-33FF 4DC0-4DFF A490-A4C6 A4FE-A4FF A60D-A60F A66F-A67E
  A69F A6F0-A6F7 A700-A716 A720-A721 A789-A78A A802 A806 A80B A823-A82B A836-A839 A874-A877 A880-A881
  A8B4-A8C4 A8CE-A8CF A8E0-A8F1 A8F8-A8FA A926-A92F A947-A953 A95F A980-A983 A9B3-A9CD A9DE-A9DF AA29-AA36
  AA43 AA4C-AA4D AA5C-AA5F AA77-AA79 AA7B AAB0 AAB2-AAB4 AAB7-AAB8 AABE-AABF AAC1 AADE-AADF AAEB-AAF1
  AAF5-AAF6 ABE3-ABED FB1E FB29 FBB2-FBC1 FD3E-FD3F FDFC-FDFD FE00-FE19 FE20-FE26 FE30-FE52 FE54-FE66
  FE68-FE6B FEFF FF01-FF0F FF1A-FF20 FF3B-FF40 FF5B-FF65 FFE0-FFE6 FFE8-FFEE FFF9-FFFF 10100-10102
  10137-1013F 10179-10189 10190-1019B 101D0-101FD 1039F 103D0 10857 1091F 1093F 10A01-10A03 10A05-10A06
  10A0C-10A0F 10A38-10A3A 10A3F 10A50-10A58 10A7F 10B39-10B3F 11000-11002 11038-1104D 11080-11082
  110B0-110C1 11100-11102 11127-11134 11140-11143 11180-11182 111B3-111C0 111C5-111C8 116AB-116B7
  12470-12473 16F51-16F7E 16F8F-16F92 1D000-1D0F5 1D100-1D126 1D129-1D1DD 1D200-1D245 1D300-1D356 1D6C1
  1D6DB 1D6FB 1D715 1D735 1D74F 1D76F 1D789 1D7A9 1D7C3 1EEF0-1EEF1 1F000-1F02B 1F030-1F093 1F0A0-1F0AE
  1F0B1-1F0BE 1F0C1-1F0CF 1F0D1-1F0DF 1F110-1F12E 1F130-1F16B 1F170-1F19A 1F1E6-1F202 1F210-1F23A
  1F240-1F248 1F250-1F251 1F300-1F320 1F330-1F335 1F337-1F37C 1F380-1F393 1F3A0-1F3C4 1F3C6-1F3CA
  1F3E0-1F3F0 1F400-1F43E 1F440 1F442-1F4F7 1F4F9-1F4FC 1F500-1F53D 1F540-1F543 1F550-1F567 1F5FB-1F640
  1F645-1F64F 1F680-1F6C5 1F700-1F773 E0001 E0020-E007F E0100-E01EF
  """

private let folds = """
  B5>3BC C0+6*1>61+0 C6>E6 C7+2*1>63+2 C9+3*1>65+0 CC+4*1>69+0 D0>F0 D1+2*1>6E+1 D3+4*1>6F+0 D8>F8
  D9+4*1>75+0 DD>79 DE>FE E0+6*1>61+0 E7+2*1>63+2 E9+3*1>65+0 EC+4*1>69+0 F1+2*1>6E+1 F3+4*1>6F+0
  F9+4*1>75+0 FD+2*2>79+0 100+6*1>61+0 106+8*1>63+0 10E+2*1>64+0 110>111 112+A*1>65+0 11C+8*1>67+0
  124+2*1>68+0 126>127 128+9*1>69+0 132>133 134+2*1>6A+0 136+2*1>6B+0 139+6*1>6C+0 13F+2*2>140+2
  143+6*1>6E+0 14A>14B 14C+6*1>6F+0 152>153 154+6*1>72+0 15A+8*1>73+0 162+4*1>74+0 166>167 168+C*1>75+0
  174+2*1>77+0 176+3*1>79+0 179+6*1>7A+0 17F>73 181>253 182+2*2>183+2 186>254 187>188 189+2*1>256+1
  18B>18C 18E>1DD 18F+2*1>259+2 191>192 193>260 194>263 196>269 197>268 198>199 19C>26F 19D>272 19F>275
  1A0+2*1>6F+0 1A2+2*2>1A3+2 1A6>280 1A7>1A8 1A9>283 1AC>1AD 1AE>288 1AF+2*1>75+0 1B1+2*1>28A+1
  1B3+2*2>1B4+2 1B7>292 1B8>1B9 1BC>1BD 1C4+2*1>1C6+0 1C7+2*1>1C9+0 1CA+2*1>1CC+0 1CD+2*1>61+0
  1CF+2*1>69+0 1D1+2*1>6F+0 1D3+A*1>75+0 1DE+2*1>61+0 1E0+3*2>1E1+2 1E6+2*1>67+0 1E8+2*1>6B+0 1EA+4*1>6F+0
  1EE>1EF 1F0>6A 1F1+2*1>1F3+0 1F4+2*1>67+0 1F6>195 1F7>1BF 1F8+2*1>6E+0 1FA+2*1>61+0 1FC+2*2>1FD+2
  200+4*1>61+0 204+4*1>65+0 208+4*1>69+0 20C+4*1>6F+0 210+4*1>72+0 214+4*1>75+0 218+2*1>73+0 21A+2*1>74+0
  21C>21D 21E+2*1>68+0 220>19E 222+2*2>223+2 226+2*1>61+0 228+2*1>65+0 22A+8*1>6F+0 232+2*1>79+0 23A>2C65
  23B>23C 23D>19A 23E>2C66 241>242 243>180 244>289 245>28C 246+5*2>247+2 370+2*2>371+2 376>377
  386+2*2>3AC+1 389+2*1>3AE+1 38C+2*2>3CC+1 38F>3CE 391+11*1>3B1+1 3A3+9*1>3C3+1 3C2>3C3 3CF>3D7 3D0>3B2
  3D1>3B8 3D5>3C6 3D6>3C0 3D8+C*2>3D9+2 3F0>3BA 3F1>3C1 3F4>3B8 3F5>3B5 3F7>3F8 3F9>3F2 3FA>3FB
  3FD+3*1>37B+1 400+10*1>450+1 410+20*1>430+1 460+11*2>461+2 48A+1B*2>48B+2 4C0>4CF 4C1+7*2>4C2+2
  4D0+2C*2>4D1+2 531+26*1>561+1 10A0+26*1>2D00+1 10C7>2D27 10CD>2D2D 1E00+2*1>61+0 1E02+6*1>62+0
  1E08+2*1>63+0 1E0A+A*1>64+0 1E14+A*1>65+0 1E1E+2*1>66+0 1E20+2*1>67+0 1E22+A*1>68+0 1E2C+4*1>69+0
  1E30+6*1>6B+0 1E36+8*1>6C+0 1E3E+6*1>6D+0 1E44+8*1>6E+0 1E4C+8*1>6F+0 1E54+4*1>70+0 1E58+8*1>72+0
  1E60+A*1>73+0 1E6A+8*1>74+0 1E72+A*1>75+0 1E7C+4*1>76+0 1E80+A*1>77+0 1E8A+4*1>78+0 1E8E+2*1>79+0
  1E90+6*1>7A+0 1E96>68 1E97>74 1E98+2*1>77+2 1E9B>73 1E9E>DF 1EA0+18*1>61+0 1EB8+10*1>65+0 1EC8+4*1>69+0
  1ECC+18*1>6F+0 1EE4+E*1>75+0 1EF2+8*1>79+0 1EFA+3*2>1EFB+2 1F08+8*1>1F00+1 1F18+6*1>1F10+1
  1F28+8*1>1F20+1 1F38+8*1>1F30+1 1F48+6*1>1F40+1 1F59+4*2>1F51+2 1F68+8*1>1F60+1 1F88+8*1>1F80+1
  1F98+8*1>1F90+1 1FA8+8*1>1FA0+1 1FB8+2*1>1FB0+1 1FBA+2*1>1F70+1 1FBC>1FB3 1FBE>3B9 1FC8+4*1>1F72+1
  1FCC>1FC3 1FD8+2*1>1FD0+1 1FDA+2*1>1F76+1 1FE8+2*1>1FE0+1 1FEA+2*1>1F7A+1 1FEC>1FE5 1FF8+2*1>1F78+1
  1FFA+2*1>1F7C+1 1FFC>1FF3 2126>3C9 212A>6B 212B>61 2132>214E 2160+10*1>2170+1 2183>2184 2C00+2F*1>2C30+1
  2C60>2C61 2C62>26B 2C63>1D7D 2C64>27D 2C67+3*2>2C68+2 2C6D>251 2C6E>271 2C6F+2*1>250+2 2C72>2C73
  2C75>2C76 2C7E+2*1>23F+1 2C80+32*2>2C81+2 2CEB+2*2>2CEC+2 2CF2>2CF3 A640+17*2>A641+2 A680+C*2>A681+2
  A722+7*2>A723+2 A732+1F*2>A733+2 A779+2*2>A77A+2 A77D>1D79 A77E+5*2>A77F+2 A78B>A78C A78D>265
  A790+2*2>A791+2 A7A0+5*2>A7A1+2 A7AA>266 FF21+1A*1>FF41+1 10400+28*1>10428+1
  """
