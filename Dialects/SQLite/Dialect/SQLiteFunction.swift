@_spi(KoineDriver) import Koine

/// A function that Koine's driver adds to SQLite, for what SQL of SQLite cannot say exactly, or not without repeating
/// its operands. None has the name of a function of SQLite's own.
enum SQLiteFunction: String, CaseIterable {
  /// `koine_exact(n)`: the integer itself; an error for what has left 64 bits, or is about to: beyond 9.2 × 10^18.
  case exact = "koine_exact"
  /// `koine_quotient(a, b, digits)`: `a * 10^digits / b`, rounded half away from zero; NULL by zero.
  case quotient = "koine_quotient"
  /// `koine_sum(n)`: the sum of integers, an error only if the sum itself has no room in 64 bits.
  case sum = "koine_sum"
  /// `koine_avg(n)`: the floating-point number nearest to the mean of integers.
  case average = "koine_avg"
  /// `koine_mean(n)`: the mean with four decimals more, rounded half away from zero.
  case mean = "koine_mean"
  /// `koine_sum_of_frame(x)`: the sum of floating-point numbers that leave the frame of a window in the order in which
  /// they came.
  case sumOfFrame = "koine_sum_of_frame"
  /// `koine_avg_of_frame(x)`: the mean of such numbers.
  case averageOfFrame = "koine_avg_of_frame"
  /// `koine_concat_of_frame(text, separator)`: texts that leave the frame of a window in the order in which they came, put
  /// together: `group_concat` of SQLite 3.40 takes away too much after an empty text.
  case concatenationOfFrame = "koine_concat_of_frame"
  /// `koine_round(x)`: the nearest whole number, halves away from zero.
  case round = "koine_round"
  /// `koine_integer(x, least, greatest)`: a number cut to an integer, or the integer of a text; NULL beyond the range
  /// or if there is none.
  case integer = "koine_integer"
  /// `koine_double(n, scale)`: the double nearest to a decimal number, of which `n` is the integer without the point.
  case double = "koine_double"
  /// `koine_decimal(x, scale)`: a number, by the digits that tell a double from its neighbours, or the number that a text
  /// is, rounded half away from zero and without the point; NULL if it is none, or has more than 18 digits.
  case decimal = "koine_decimal"
  /// `koine_decimal_text(n, scale)`: the text of a decimal number with all its decimals.
  case decimalText = "koine_decimal_text"
  /// `koine_formatted(n, scale)`: the same with a comma between each three digits before the point.
  case formatted = "koine_formatted"
  /// `koine_uuid(t)`: the text of a UUID in lower case; NULL if it is not a UUID.
  case uuid = "koine_uuid"
  /// `koine_date(t)`, `koine_time(t)`, `koine_timestamp(t)`: the date, time or instant that a text of ISO 8601 is, in the
  /// form in which it is stored; NULL if it is none.
  case date = "koine_date"
  case time = "koine_time"
  case timestamp = "koine_timestamp"
  /// `koine_ceil(x)`: the least whole number that is not less; NULL outside its domain.
  case ceiling = "koine_ceil"
  /// `koine_floor(x)`: the greatest whole number that is not greater; NULL outside its domain.
  case floor = "koine_floor"
  /// `koine_trunc(x)`: the number without its fraction.
  case truncate = "koine_trunc"
  /// `koine_sqrt(x)`: the square root; NULL outside its domain.
  case squareRoot = "koine_sqrt"
  /// `koine_exp(x)`: e to the power of the number; NULL outside its domain.
  case exponential = "koine_exp"
  /// `koine_ln(x)`: the natural logarithm; NULL outside its domain.
  case naturalLogarithm = "koine_ln"
  /// `koine_log10(x)`: the logarithm to the base 10; NULL outside its domain.
  case decimalLogarithm = "koine_log10"
  /// `koine_power(x, y)`: a power; NULL outside its domain.
  case power = "koine_power"
  /// `koine_sin(x)`: the sine; NULL outside its domain.
  case sine = "koine_sin"
  /// `koine_cos(x)`: the cosine; NULL outside its domain.
  case cosine = "koine_cos"
  /// `koine_tan(x)`: the tangent; NULL outside its domain.
  case tangent = "koine_tan"
  /// `koine_asin(x)`: the angle of a sine; NULL outside its domain.
  case arcSine = "koine_asin"
  /// `koine_acos(x)`: the angle of a cosine; NULL outside its domain.
  case arcCosine = "koine_acos"
  /// `koine_atan(x)`: the angle of a tangent; NULL outside its domain.
  case arcTangent = "koine_atan"
  /// `koine_atan2(y, x)`: the angle of a point; NULL outside its domain.
  case arcTangent2 = "koine_atan2"
  /// `koine_remainder(x, y)`: the rest of a division whose quotient is cut off, with the sign of `x`; NULL by zero.
  case remainder = "koine_remainder"
  /// `koine_round_to_places(x, n)`: the fifteen digits of a number, rounded to places; NULL outside its domain.
  case roundToPlaces = "koine_round_to_places"
  /// `koine_truncate_to_places(x, n)`: the same, cut off; NULL outside its domain.
  case truncateToPlaces = "koine_truncate_to_places"
  /// `koine_to_places(n, digits, 'round')`: an integer without its last digits, zeros in their place: `round`, `trunc`,
  /// `floor` or `ceil`. An error if it has no room in 64 bits.
  case toPlaces = "koine_to_places"
  /// `koine_repeat(t, n)`: the text so many times.
  case repeated = "koine_repeat"
  /// `koine_lpad(t, n, fill)`: the text with another before it, to a length.
  case padStart = "koine_lpad"
  /// `koine_rpad(t, n, fill)`: the text with another behind it, to a length.
  case padEnd = "koine_rpad"
  /// `koine_reverse(t)`: the code points in the opposite order.
  case reversed = "koine_reverse"
  /// `koine_character(n)`: the text of a code point; NULL if there is none.
  case character = "koine_character"
  /// `koine_split_part(t, separator, n)`: a part of the text between separators.
  case part = "koine_split_part"
  /// `koine_xor(a, b)`: the bits that only one of both has.
  case exclusiveOr = "koine_xor"
  /// `koine_replace(t, old, new)`: the text with each `old` replaced; NULL if one of the three is.
  case replace = "koine_replace"
  /// `koine_like(t, pattern, mindsCase)`: whether the text matches a pattern of any length, in which `\` escapes; an
  /// error if it ends within an escape that is reached; NULL if one of both is.
  case like = "koine_like"
  /// `koine_substring(t, start, length)`: the characters at positions from `start` on, of which the first is 1.
  case substring = "koine_substring"
  /// `koine_bit_and(n)` and its kin, of groups and of windows: the bits that every integer has.
  case bitAnd = "koine_bit_and"
  /// `koine_bit_or(n)`: the bits that an integer at least has.
  case bitOr = "koine_bit_or"
  /// `koine_bit_xor(n)`: the bits that an odd number of integers has.
  case bitExclusiveOr = "koine_bit_xor"
  /// `koine_var_samp(x)` and its kin: the variance of a sample and of all values, and their roots. These and those of
  /// pairs are of groups; over a window, `koine_var_samp_of_frame(x)` and its kin keep the numbers of the frame.
  case varianceOfSample = "koine_var_samp"
  case varianceOfPopulation = "koine_var_pop"
  case deviationOfSample = "koine_stddev_samp"
  case deviationOfPopulation = "koine_stddev_pop"
  /// `koine_corr(y, x)` and its kin: what pairs without NULL have to do with each other.
  case correlation = "koine_corr"
  case covarianceOfSample = "koine_covar_samp"
  case covarianceOfPopulation = "koine_covar_pop"
  case slope = "koine_regr_slope"
  case intercept = "koine_regr_intercept"
  case determination = "koine_regr_r2"
  case countOfPairs = "koine_regr_count"
  case meanOfX = "koine_regr_avgx"
  case meanOfY = "koine_regr_avgy"
  case squaresOfX = "koine_regr_sxx"
  case squaresOfY = "koine_regr_syy"
  case productsOfPairs = "koine_regr_sxy"
  /// `koine_concat(separator, isDistinct, directions, t, key, …)`: texts put together in the order of keys, each of a
  /// direction: `a`, `d`, and with NULL at the other end `A`, `D`. Distinct ones are ordered by themselves, without a key.
  case concatenate = "koine_concat"
  /// `koine_first(directions, value, key, …)`: the value in the first row of the order, NULL included.
  case first = "koine_first"
  /// `koine_percentile_cont(fraction, x)`: between the two numbers that the fraction lies between, in proportion.
  case continuousPercentile = "koine_percentile_cont"
  /// `koine_percentile_disc(fraction, value)`: the first value that the fraction of all is not greater than.
  case discretePercentile = "koine_percentile_disc"
  /// `koine_mode(value)`: the value that occurs most often; of several, the least.
  case mode = "koine_mode"
  /// `koine_lower(t)` and `koine_upper(t)`: the letters of all alphabets in one case.
  case unicodeLower = "koine_lower"
  case unicodeUpper = "koine_upper"
  /// `koine_matches(t, expression)`: whether a part of the text matches a regular expression.
  case matches = "koine_matches"
  /// `koine_count_distinct(value, …)`: how many different rows without NULL there are.
  case countDistinct = "koine_count_distinct"
  /// `koine_json_value(d, 'key', 0, …)`: the part of a JSON document at a path, in which a text is a key and a number an
  /// index, negative ones from the end; NULL if there is none. An error if the document is not JSON.
  case jsonValue = "koine_json_value"
  /// `koine_json_text(d, 'key', 0, …)` and its kin: such a part as a text, an integer, a floating-point number or a truth
  /// value; NULL if it is anything else.
  case jsonText = "koine_json_text"
  case jsonInteger = "koine_json_integer"
  case jsonDouble = "koine_json_double"
  case jsonBoolean = "koine_json_boolean"
  /// `koine_json_type(d)`: `null`, `boolean`, `number`, `string`, `array` or `object`.
  case jsonType = "koine_json_type"
  /// `koine_json_length(d)`: the number of elements or members; NULL of anything else.
  case jsonLength = "koine_json_length"
  /// `koine_json_keys(d)`: the keys of an object, sorted, as an array; NULL of anything else.
  case jsonKeys = "koine_json_keys"
  /// `koine_json_encoded(value)`: the value in JSON, as text; `null` of NULL and of infinite numbers. With `'boolean'`, 0 and
  /// 1 are truth values, with `'decimal'` and a scale, an integer has that many decimals, with `'json'` a text is a document.
  case jsonEncoded = "koine_json_encoded"
  /// `koine_json_contains(d, other)`: whether a document contains another one.
  case jsonContains = "koine_json_contains"
  /// `koine_json_set(d, value, 'key', 0, …)` and its kin: the document with a value at a path; `koine_json_remove(d, 'key', …)`:
  /// without what is there. The document itself if there is nothing of the kind that the path leads through.
  case jsonSet = "koine_json_set"
  case jsonInserted = "koine_json_insert"
  case jsonAppended = "koine_json_append"
  case jsonRemoved = "koine_json_remove"
  /// `koine_json_elements(d)`: a table of the elements of an array, with the columns `position`, from 1 on, and `value`.
  case jsonElements = "koine_json_elements"
  /// `koine_json_members(d)`: a table of the members of an object, with the columns `key` and `value`.
  case jsonMembers = "koine_json_members"
  /// `koine_json_patch(d, patch)`: the document with a merge patch.
  case jsonPatched = "koine_json_patch"
}

extension SQLWriter {
  mutating func write(driverFunction function: SQLiteFunction) {
    write(driverFunction: function.rawValue)
  }

  mutating func write(call function: SQLiteFunction, _ arguments: [SQLExpression]) {
    write(driverFunction: function)
    write("(")
    writeList(arguments) { argument, writer in writer.write(argument) }
    write(")")
  }
}

extension SQLTemplate.StringInterpolation {
  mutating func appendInterpolation(driverFunction function: SQLiteFunction) {
    appendInterpolation(driverFunction: function.rawValue)
  }
}
