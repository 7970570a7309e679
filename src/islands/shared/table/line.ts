/** One sentence of what happened, and the clause that it comes from. */
export interface Line<Clause extends string> {
  readonly text: string;
  readonly clause?: Clause;
}
