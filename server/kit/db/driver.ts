/** Runs one statement with `$1`, `$2`, ... for its values and answers its rows. Without values it may hold several statements. */
export type Query = <Row>(text: string, values: readonly unknown[]) => Promise<Row[]>

/** What a database engine must offer. Dates come back as `YYYY-MM-DD`, instants as Date, 64-bit numbers as text. */
export type Driver = {
  query: Query
  /** For a statement that changes and locks nothing: it may share a connection with others. */
  read: Query
  /** Runs work on one connection between BEGIN and COMMIT, or ROLLBACK when it throws. */
  transaction: <T>(work: (query: Query) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}
