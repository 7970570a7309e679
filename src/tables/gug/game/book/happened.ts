import type { GugEvent } from '../../../../games/gug/events.ts';
import type { GugFinding } from '../../../../games/gug/play.ts';
import type { GugState } from '../../../../games/gug/play-state.ts';
import { type EntryId, inOrder } from '../../../../games/shared/history.ts';
import { playedOf } from '../../../../games/shared/played.ts';
import { type Throwing, thrownAgain } from '../../../../games/shared/thrown-again.ts';
import type { GugReduction } from '../../../../storage/played.ts';
import type { SavedGugGame } from '../../../../storage/saved-game.ts';

/** A play of the log, as it stands now. */
export interface Happened {
  readonly id: EntryId;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** What holds now; `first` is what was played before it was corrected. */
  readonly event: GugEvent;
  readonly first: GugEvent | undefined;
  /** `rejectedEvent`: what stands before it has changed since, and it no longer fits. */
  readonly is: 'stands' | 'undone' | 'misfit';
  /** The game before it, and after it where it stands. */
  readonly before: GugState;
  readonly after: GugState | undefined;
  readonly findings: readonly GugFinding[];
  /** The throws that it stands in the place of, which were taken back. */
  readonly again: readonly Throwing[];
  /** How many steps of the game there were after it; undefined where it has no effect. */
  readonly step: number | undefined;
}

/**
 * All plays of a log in their order, those that were taken back and those that no longer fit too.
 *
 * @param entries - with the numbers that their players have in the reduction.
 */
export function happenedIn(entries: SavedGugGame['events'], reduction: GugReduction): readonly Happened[] {
  const standing = new Map(playedOf(entries).map((play) => [play.id, play]));
  const steps = new Map(reduction.steps.map((step, index) => [step.play.id, { ...step, number: index + 1 }]));
  const rejectedEvents = new Map(
    reduction.rejectedEvents.map((rejectedEvent) => [rejectedEvent.play.id, rejectedEvent]),
  );
  const again = thrownAgain(entries, throwingOf);
  let before = reduction.steps[0]?.before ?? reduction.state;
  return inOrder(entries).flatMap((entry): readonly Happened[] => {
    if (entry.kind !== 'play') return [];
    const { id, at } = entry;
    const play = standing.get(id);
    const step = steps.get(id);
    const judged = step ?? rejectedEvents.get(id);
    const event = judged?.play.event ?? entry.event;
    const found: Happened = {
      id,
      at,
      event,
      first: play?.isCorrected === true ? entry.event : undefined,
      is: step ? 'stands' : play ? 'misfit' : 'undone',
      before,
      after: step?.after,
      findings: judged?.judgement.findings ?? [],
      again: again.get(id) ?? [],
      step: step?.number,
    };
    before = step?.after ?? before;
    return [found];
  });
}

/** What an event left to the die. */
function throwingOf(event: GugEvent): Throwing | undefined {
  if (event.kind === 'roll') return { who: event.seat, by: event.by, of: 'dice', shown: event.dice };
  if (event.kind !== 'throw' && event.kind !== 'toss') return undefined;
  return { who: event.seat, by: event.by, of: 'dice', shown: [event.eyes] };
}
