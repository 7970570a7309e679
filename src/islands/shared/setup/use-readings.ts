import type { SetupDraft } from './use-setup-draft.ts';

/** How a table that is being set up reads the rules, and the hand that changes it. */
export interface Readings<Chosen> {
  /** All gaps at once. */
  readonly readAll: (all: Chosen) => void;
  /** One gap after the other. */
  readonly choices: {
    readonly chosen: Chosen;
    readonly choose: (ruling: keyof Chosen, option: string) => void;
  };
}

/** @param label - what undo calls it. */
export function useReadings<Draft extends { readonly rulings: object }>(
  { draft, change }: SetupDraft<Draft>,
  label: string,
): Readings<Draft['rulings']> {
  const read = (changed: (now: Draft['rulings']) => Draft['rulings']) =>
    change(({ rulings }) => ({ rulings: changed(rulings) }) as Partial<Draft>, label);
  return {
    readAll: (all) => read(() => all),
    choices: {
      chosen: draft.rulings,
      choose: (ruling, option) => read((now) => ({ ...now, [ruling]: option })),
    },
  };
}
