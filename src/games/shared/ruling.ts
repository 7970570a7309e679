/** One gap in a rule book: its clauses and the readings a table may choose, the default first. One option is stated so that it can be cited, not chosen. */
export interface RulingForm<Clause extends string> {
  readonly on: readonly Clause[];
  readonly options: readonly [string, ...string[]];
}

/** The reading chosen for every gap. */
export type Readings<Forms extends Readonly<Record<string, RulingForm<string>>>> = {
  readonly [Id in keyof Forms]: Forms[Id]['options'][number];
};

/** The default of every gap: the first of its options. */
export function defaultReadings<Forms extends Readonly<Record<string, RulingForm<string>>>>(
  forms: Forms,
): Readings<Forms> {
  const entries = Object.entries(forms).map(([id, { options }]) => [id, options[0]]);
  return Object.fromEntries(entries) as Readings<Forms>;
}

/** Readings as a saved game has them: one that began before a ruling was there does not name it. */
export type Kept<
  First extends Readonly<Record<string, RulingForm<string>>>,
  Later extends Readonly<Record<string, RulingForm<string>>>,
> = Readings<First> & Partial<Readings<Later>>;

/** Whether there is such a gap, with such an option. */
export function hasReading(forms: Readonly<Record<string, RulingForm<string>>>, id: string, option: unknown): boolean {
  return Object.hasOwn(forms, id) && forms[id]!.options.some((known) => known === option);
}
