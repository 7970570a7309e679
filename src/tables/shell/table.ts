import { type ComponentChildren, type ComponentType, createContext } from 'preact';
import { useContext, useState } from 'preact/hooks';
import type { ReductionStep } from '../../games/shared/reduction.ts';
import type { Entry } from '../../games/shared/history.ts';
import type { RulingForm } from '../../games/shared/ruling.ts';
import type { Throwing } from '../../games/shared/thrown-again.ts';
import type { Lang } from '../../i18n/lang.ts';
import type { TableStepsWords, TableWords } from '../../i18n/table/en.ts';
import type { GameEvent, SavedGame } from '../../storage/saved-game.ts';
import type { SeatedGame } from './setup/chairs.ts';
import type { Line } from './steps.ts';
import type { Playing, PlayRules } from './use-play.ts';

/** What the words of every game have alike. */
interface ShellWords {
  readonly shared: TableWords;
  readonly play: Pick<TableStepsWords, 'bar' | 'notice' | 'edit'> & {
    readonly overrule: Omit<TableStepsWords['overrule'], 'reasons'> & {
      /** Those that are given most. */
      readonly reasons: Readonly<Record<string, string>>;
    };
    /** `none`: what stands there before anything has happened. */
    readonly happened: TableStepsWords['happened'] & { readonly none: string };
  };
}

/** A gap of a rule book as its pages word it; an option by its key. */
export interface RulingWords {
  readonly title: string;
  readonly gap: string;
  readonly options: Readonly<Record<string, string>>;
  /** The clauses of a stated reading, which no table chooses; of the others the form of the ruling has them. */
  readonly on?: readonly string[];
}

/** What a page says where a part of it cannot be fetched, and the key that fetches it again. */
export interface Trouble {
  readonly trouble: string;
  readonly again: string;
}

/** The types that a game's table is made of. */
export interface TableForm {
  readonly saved: SavedGame;
  readonly event: GameEvent;
  readonly state: object;
  readonly finding: { readonly clause: string };
  readonly clause: string;
  readonly ruling: string;
  /** All that the page knows of the game before one is on the table, in its one language. */
  readonly texts: {
    readonly lang: Lang;
    readonly words: ShellWords;
    readonly rulings: Readonly<Record<string, RulingWords>>;
  } & Trouble;
  /** What can lie over the table beside what every game has. */
  readonly sheet: { readonly kind: string };
  /** What the game works out for everything on its screen. */
  readonly more: object;
}

/** What lies over a table until it is put away; a clause lies over all else. */
export type SheetOf<F extends TableForm> = ShellSheet<F> | F['sheet'];

type ShellSheet<F extends TableForm> =
  /** All that happened, to be explained, corrected and taken back. `entry`: whose line is open at first. */
  | { readonly kind: 'happened'; readonly entry?: string }
  /** What is no part of a turn: who sits there, readings, the end. */
  | { readonly kind: 'table' }
  /** An earlier entry, to be corrected. `event`: as far as that had come. `back`: what it was opened from. */
  | {
      readonly kind: 'correct';
      readonly entry: string;
      readonly event?: F['event'];
      /** That is proposed at once: it was made elsewhere. */
      readonly isMade?: boolean;
      readonly back: SheetOf<F>;
    }
  /** The table's word on what the judge refuses. `back`: where `corrects` is an entry, its correction. */
  | {
      readonly kind: 'overrule';
      readonly event: F['event'];
      readonly corrects: string | null;
      readonly back?: SheetOf<F>;
    };

export type StepOf<F extends TableForm> = ReductionStep<F['event'], F['state'], F['finding']>;

/** A game in words. */
export interface Describe<F extends TableForm> {
  /** A step: what happened, and all that it led to. */
  readonly step: (step: StepOf<F>) => readonly Line<F['clause']>[];
  /** The heading under which a step is listed, such as its round; left out where all are in one list. */
  readonly group?: (step: StepOf<F>) => string | undefined;
  /** What a turn is called: its steps are told in one line, which unfolds to them. Undefined for a step with a line of its own. */
  readonly turn?: (step: StepOf<F>) => string | undefined;
  /** An event in a sentence. @param before - the game as it was then. */
  readonly event: (event: F['event'], before: F['state']) => string;
  /** An event in a few words, for undo and redo. @param before - undefined where nobody knows it. */
  readonly name: (event: F['event'], before: F['state'] | undefined) => string;
  /** Why something is refused, in a sentence. */
  readonly finding: (finding: F['finding']) => string;
  /** The clauses that decided a step, beside those of its lines. */
  readonly clauses?: (step: StepOf<F>) => readonly F['clause'][];
  /** What an event left to chance; undefined where it left nothing. */
  readonly thrown?: (event: F['event']) => Throwing | undefined;
  /** What several entries are called that one press made; left out where they are counted. */
  readonly together?: (entries: readonly Entry<F['event']>[]) => string;
}

/** What an editor of an earlier entry gets. */
export interface EditorProps<F extends TableForm> {
  /** The play, and the game before it. */
  readonly step: Pick<StepOf<F>, 'play' | 'before'>;
  /** From what it is edited: as it stands, or as far as editing had come before the table was asked. */
  readonly event: F['event'];
  /** Gives what it is to say instead. @returns whether it was taken. */
  readonly propose: (event: F['event']) => boolean;
}

export type Editor<F extends TableForm> = ComponentType<EditorProps<F>>;

/** What a game adds to what happened. */
interface OwnHistory<F extends TableForm> {
  /** Further keys of a line that is open. `step`: its place among the steps, from 1. */
  readonly Keys: ComponentType<{ readonly step: number; readonly close: () => void }>;
  /** What stands below all lines. `show` opens the line of an entry. */
  readonly Below: ComponentType<{ readonly show: (entry: string) => void }>;
  /** Whether an entry that no longer fits can be put right in its place. */
  readonly isEdited: (event: F['event'], before: F['state']) => boolean;
  /**
   * What a correction would make of its entry and of the later ones: it is read before it is saved.
   * `losesNone`: all later ones still fit; else those that do not are told after it.
   */
  readonly Outcome: ComponentType<Pick<EditorProps<F>, 'step' | 'event'> & { readonly losesNone: boolean }>;
}

export interface SetUpProps {
  /** Back to the game on the table; undefined where none is. */
  readonly back: (() => void) | undefined;
  /** Shows the game that another tab has just started, and says whether one has. */
  readonly startedElsewhere: () => boolean;
}

/** What the table's word has besides its reason. */
export interface AskedWord {
  /** The fields for it. */
  readonly asks: ComponentChildren;
  /** By whose word later entries are kept. */
  readonly byWhom: ComponentChildren;
  /** What is said. */
  readonly word: object;
}

/** What a game gives so that a table can be made of it. */
export interface TableUi<F extends TableForm> extends PlayRules<
  F['saved']['setup'],
  F['event'],
  F['state'],
  F['finding']
> {
  readonly game: F['saved']['game'];
  readonly isOver: (state: F['state']) => boolean;
  /** A clause: its number and one sentence, the page of its book, and all clauses that have an anchor there. */
  readonly clause: (
    clause: F['clause'],
    texts: F['texts'],
  ) => {
    readonly number: string;
    readonly sentence: string;
    readonly page: string;
    readonly among: readonly F['clause'][];
  };
  readonly rulings: {
    readonly forms: Readonly<Record<F['ruling'], RulingForm<F['clause']>>>;
    /** Gaps that are never suggested: folded up by themselves, below the others. */
    readonly apart?: { readonly ids: readonly F['ruling'][]; readonly summary: (texts: F['texts']) => string };
  };
  readonly describe: (table: Table<F>) => Describe<F>;
  /** What of a judgement speaks against an event, where it also says what was applied. */
  readonly against?: (findings: readonly F['finding'][]) => readonly F['finding'][];
  /**
   * A hook: what a game asks of who overrules the judge. Left out where the reason is all.
   * @param event - undefined where later entries are kept. @param corrects - the entry that is corrected.
   */
  readonly useWord?: (event: F['event'] | undefined, corrects: string | null) => AskedWord;
  readonly sheets: {
    readonly [Kind in F['sheet']['kind'] | 'table']: ComponentType<
      Omit<Extract<F['sheet'], { readonly kind: Kind }>, 'kind'> & { readonly close: () => void }
    >;
  };
  /** What edits an earlier event; undefined where there is nothing in it but that it happened. */
  readonly editorOf: (event: F['event']) => Editor<F> | undefined;
  readonly history?: OwnHistory<F>;
}

/** What a game gives so that a panel can be made of it, with its set-up. */
export interface PanelUi<F extends TableForm> extends TableUi<F> {
  readonly game: SeatedGame;
  /** Every reading of a table, by those that its state names. */
  readonly readings: (state: F['state']) => object;
  /** A player's name, by seat. */
  readonly nameOf: (saved: F['saved'], state: F['state'], player: number) => string;
  readonly more: (state: F['state'], saved: F['saved']) => F['more'];
  readonly SetUp: ComponentType<SetUpProps>;
  /** The running game at the thumb. */
  readonly Play: ComponentType;
}

/** What all of a panel has, also where no game is on the table. */
export type Panel<F extends TableForm> = F['texts'] & Sheets<SheetOf<F>, F['clause']> & { readonly ui: TableUi<F> };

/** The game on the table, for everything on its screen. */
export type Table<F extends TableForm> = Panel<F> &
  Playing<F['event'], F['state'], F['finding']> &
  F['more'] & {
    readonly saved: F['saved'];
    /** A player's name, by seat. */
    readonly name: (player: number) => string;
    /** Goes to the set-up of another game. */
    readonly setUp: () => void;
  };

/** Holds a panel, and within its table that. Each game reads it by its own types. */
export const TableContext = createContext<object | undefined>(undefined);

/** How the parts of one game reach its panel and its table. */
export function tableHooks<F extends TableForm>() {
  return {
    usePanel: (): Panel<F> => {
      const panel = useContext(TableContext);
      if (!panel) throw new Error('outside a panel');
      return panel as Panel<F>;
    },
    useTable: (): Table<F> => {
      const table = useContext(TableContext);
      if (!table || !('reduction' in table)) throw new Error('outside a table');
      return table as Table<F>;
    },
  };
}

/** For the parts that every game has: they know of its types only what all have alike. */
export const { usePanel, useTable } = tableHooks<TableForm>();

/** What lies over a panel, and the hand that puts it there: one sheet, and a clause over that, so that reading a rule loses no place. */
export interface Sheets<Sheet, Clause> {
  readonly sheet: Sheet | undefined;
  /** The clause that is read over everything else. */
  readonly clause: Clause | undefined;
  readonly open: (sheet: Sheet | { readonly kind: 'clause'; readonly clause: Clause }) => void;
  readonly close: () => void;
  readonly closeClause: () => void;
}

export function useSheets<Sheet extends { readonly kind: string }, Clause>(): Sheets<Sheet, Clause> {
  const [sheet, setSheet] = useState<Sheet>();
  const [clause, setClause] = useState<Clause>();
  const isClause = (next: Sheet | { readonly clause: Clause }): next is { readonly clause: Clause } => 'clause' in next;
  return {
    sheet,
    clause,
    open: (next) => (isClause(next) ? setClause(() => next.clause) : setSheet(() => next)),
    close: () => setSheet(undefined),
    closeClause: () => setClause(undefined),
  };
}
