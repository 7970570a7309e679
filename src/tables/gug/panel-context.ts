import { atom } from 'nanostores';
import type { ComponentType } from 'preact';
import type { LineId, StationId } from '../../games/gug/board-data.ts';
import type { Clause } from '../../games/gug/clauses.ts';
import type { Network } from '../../games/gug/network.ts';
import type { Position, Step } from '../../games/gug/position.ts';
import type { RulingId } from '../../games/gug/rulings.ts';
import type { Verdict } from '../../games/gug/verdict.ts';
import type { GugWords } from '../../i18n/gug/en.ts';
import type { GugGameWords } from '../../i18n/gug-game/en.ts';
import type { Lang } from '../../i18n/lang.ts';
import { contextOf } from '../../ui/context.ts';
import type { RulingWords } from '../shell/table.ts';
import type { Question } from './asking.ts';
import type { Names } from './names.ts';
import type { Mode } from './session.ts';

/** All that a page knows before a script runs, in its one language. */
export interface PanelWords {
  readonly lang: Lang;
  readonly words: GugWords;
  readonly clauses: Readonly<Record<Clause, string>>;
  readonly rulings: Readonly<Record<RulingId, RulingWords>>;
  /** The address of the page that has an anchor for every clause. */
  readonly rulesPage: string;
}

/** What lies over the panel until it is put away. */
export type SheetContent =
  | { readonly kind: 'clause'; readonly clause: Clause }
  | { readonly kind: 'step'; readonly index: number }
  | { readonly kind: 'railways'; readonly station: StationId }
  | { readonly kind: 'drop' }
  | { readonly kind: 'ends' }
  | { readonly kind: 'drawn'; readonly station: StationId };

/** What lies over the panel now. Whoever shows it hears of it: nothing beneath is drawn anew as it comes and goes. */
export const $sheet = atom<SheetContent | undefined>();

/** What is folded away or lies over the panel. */
export type LatePartName = 'Plan' | 'RulingsList' | 'Sheets' | 'TypedMove' | 'WorksList';

/** The words of all that comes late, a running game among it. */
export const [GameWordsContext, useGameWords] = contextOf<GugGameWords>('what comes late');

/** A turn that the judge has an answer to. */
export interface JudgedTurn {
  readonly verdict: Verdict;
  readonly position: Position;
  readonly route: readonly Step[];
}

/** What all parts of the panel have in common, and what no tap changes but one that leads to another mode or board. */
export interface Panel extends PanelWords {
  /** Fetches what a first question does not need, with its words and its looks. */
  readonly lateParts: () => Promise<
    Readonly<Record<LatePartName, ComponentType>> & {
      readonly words: GugGameWords;
      readonly turnPng: (
        turn: JudgedTurn,
        panel: Pick<Panel, 'words' | 'names' | 'clauses' | 'network'>,
      ) => Promise<Blob | undefined>;
    }
  >;
  readonly mode: Mode;
  /** For a key that turns the panel to something else: what that shows has the focus. */
  readonly setMode: (mode: Mode) => void;
  readonly network: Network;
  readonly names: Names;
  readonly ask: (question: Question) => void;
  readonly open: (sheet: SheetContent) => void;
  readonly close: () => void;
  /** Takes the last change back, and asks what is then open. */
  readonly undo: () => void;
  /**
   * A station was tapped, on the map or in the list, or typed: what that means depends on the question.
   * @param as - the lines of the dot or key that was tapped, none where it has no lines of its own.
   */
  readonly tap: (station: StationId, as?: readonly LineId[] | 'typed') => void;
}

export const [PanelContext, usePanel] = contextOf<Panel>('the panel');
