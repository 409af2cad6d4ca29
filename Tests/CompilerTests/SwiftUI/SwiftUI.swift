// Of SwiftUI, for systems without it: as much as Koine and a small view use, declared as Apple declares it.

public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

@frozen @propertyWrapper public struct State<Value>: DynamicProperty {
  public init(wrappedValue value: Value) {
    wrappedValue = value
  }

  public private(set) var wrappedValue: Value
}

extension State: Sendable where Value: Sendable {}

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildEither<First: View, Second: View>(first: First) -> Choice<First, Second> {
    Choice()
  }
  public static func buildEither<First: View, Second: View>(second: Second) -> Choice<First, Second> {
    Choice()
  }
}

public struct Choice<First: View, Second: View>: View {
  public var body: Never { fatalError() }
}

public struct Text: View {
  @_disfavoredOverload public init(_ content: some StringProtocol) {}
  public var body: Never { fatalError() }
}

public struct ProgressView: View {
  public init() {}
  public var body: Never { fatalError() }
}

public struct List<Content: View>: View {
  public init<Data: RandomAccessCollection>(
    _ data: Data, @ViewBuilder row: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable {}

  public var body: Never { fatalError() }
}

/// Has the name of a macro of Koine.
public struct Table<Value, Rows, Columns> {}
