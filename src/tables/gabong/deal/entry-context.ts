import type { MatchFinding } from '../../../games/gabong/match-decision.ts';
import type { GabongState } from '../../../games/gabong/match-state.ts';
import type { DraftHand } from '../../../storage/deal-draft.ts';
import { contextOf } from '../../../ui/context.ts';

/** What is being counted, and the hand that counts it. */
export interface Entry {
  /** Begins the ids in it: a sheet that counts another deal may lie over it. */
  readonly place: string;
  /** The round before this deal. */
  readonly state: GabongState;
  /** Who plays it, around the ring. */
  readonly among: readonly number[];
  /** Whose hand is being counted. */
  readonly seat: number;
  /** As far as they have been given. */
  readonly hands: readonly DraftHand[];
  /** Counts another player's hand. */
  readonly select: (seat: number) => void;
  /**
   * Changes the hand that is being counted.
   *
   * @param edit - undefined in and out: nothing has been said of it.
   * @param label - what undo calls the change.
   */
  readonly edit: (
    edit: (hand: DraftHand | undefined, seat: number) => DraftHand | undefined,
    label: string,
    more?: EditMore,
  ) => void;
  /**
   * Goes on with who comes next, or writes the deal once all are counted, or only newcomers are not. Of points that no hand makes it is said
   * first: only the second tap goes on with them.
   */
  readonly goOn: () => void;
  /** Says that the one who is left went out, and writes the deal. */
  readonly finish: (seat: number, by: 'theta' | 'out', label: string) => void;
  /** Why the last tap did nothing. */
  readonly refused: MatchFinding | undefined;
}

export interface EditMore {
  /** Changes of one stroke are undone together. */
  readonly stroke?: string;
  /** The hand needs nothing more: whoever comes next is counted. */
  readonly isWhole?: boolean;
  /** Who gabonged this player's gabong, and has a θ with the same tap. */
  readonly gabonger?: number;
}

export const [EntryContext, useEntry] = contextOf<Entry>('the counting of a deal');
