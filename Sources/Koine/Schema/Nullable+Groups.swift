extension Nullable {
  /// The columns of a group, or of a selection inside of the source: each of them optional.
  ///
  ///     Post.leftJoin(Attachment.self) { $0.id == $1.postID }.select { ($1.media, $1.media.note) }   // (Media?, String?)
  @_disfavoredOverload
  public subscript<Members: SelectedColumns>(
    dynamicMember path: KeyPath<Base, Members>
  ) -> Nullable<Members> { Nullable<Members>(_base[keyPath: path]) }

  /// The columns of a group that is optional already.
  @_disfavoredOverload
  public subscript<Members: SelectedColumns>(
    dynamicMember path: KeyPath<Base, Nullable<Members>>
  ) -> Nullable<Members> { _base[keyPath: path] }
}

extension RolledUp {
  /// The columns of a group, or of a selection inside of the source: each of them optional.
  @_disfavoredOverload
  public subscript<Members: SelectedColumns>(
    dynamicMember path: KeyPath<Base, Members>
  ) -> Nullable<Members> { Nullable<Members>(_base[keyPath: path]) }

  /// The columns of a group that is optional already.
  @_disfavoredOverload
  public subscript<Members: SelectedColumns>(
    dynamicMember path: KeyPath<Base, Nullable<Members>>
  ) -> Nullable<Members> { _base[keyPath: path] }
}
