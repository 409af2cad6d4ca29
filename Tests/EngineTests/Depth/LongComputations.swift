import Testing

/// Suites that render much. They run one at a time, so that tests which wait for an engine get on.
@Suite(.serialized) enum LongComputations {}
