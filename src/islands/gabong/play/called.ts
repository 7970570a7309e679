import type { GabongEvent } from '../../../games/gabong/match-events.ts';
import { stageOf } from '../../../games/gabong/match-standing.ts';
import type { GabongState } from '../../../games/gabong/match-state.ts';
import { fill } from '../../../i18n/fill.ts';
import type { Teller } from './teller.ts';

/**
 * What undo and redo call an event: a few words, no sentence.
 * @param before - the round as it stood before the event; undefined: nobody knows.
 */
export function called(event: GabongEvent, before: GabongState | undefined, teller: Teller): string {
  const { play } = teller.words;
  switch (event.kind) {
    case 'deal': {
      const stage = before && stageOf(before);
      if (stage?.is === 'extra-deal') return play.calledExtra;
      return stage?.is === 'deal' ? fill(play.called.deal, { number: stage.number }) : play.calledAnyDeal;
    }
    case 'penalty':
    case 'master':
      return fill(play.called[event.kind], { name: teller.name(event.seat) });
    case 'ruling':
      return fill(play.called.ruling, { ruling: teller.gap(event.ruling) });
    case 'end':
      return play.called.end;
  }
}
