/** One gap in a rule book: its clauses and the readings a table may choose, the default first. One option is stated so that it can be cited, not chosen. */
export interface RulingForm<Clause extends string> {
  readonly on: readonly Clause[];
  readonly options: readonly [string, ...string[]];
}
