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

/**
 * Readings as a new game is saved with them. What a release without these rulings could not read is named only where a table
 * has chosen it: a phone that has not been updated reads the game then, and plays on.
 */
export function toKeep<All extends object, Late extends keyof All>(
  readings: All,
  defaults: All,
  late: readonly Late[],
): Omit<All, Late> & Partial<Pick<All, Late>> {
  const usual: readonly unknown[] = late.filter((id) => readings[id] === defaults[id]);
  return Object.fromEntries(Object.entries(readings).filter(([id]) => !usual.includes(id))) as typeof readings;
}

/** Whether there is such a gap, with such an option. */
export function hasReading(forms: Readonly<Record<string, RulingForm<string>>>, id: string, option: unknown): boolean {
  return Object.hasOwn(forms, id) && forms[id]!.options.some((known) => known === option);
}
