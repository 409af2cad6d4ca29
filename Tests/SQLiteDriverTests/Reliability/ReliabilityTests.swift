import Testing

/// What goes wrong around SQLite, done for real. These suites keep the machine busy: `make test` runs them apart.
@Suite(.serialized) struct ReliabilityTests {}
