import { expect } from 'vitest';
import type { Game } from '../../src/games/shared/game.ts';
import { frozen } from './frozen.ts';

/**
 * Plays events that must all be allowed, with nothing to be said against them unless the table overrules it.
 *
 * @param brief - a finding in a few words.
 */
export const playing =
  <Event extends { readonly overrule?: unknown }, State, Finding>(
    game: Game<never, Event, State, Finding>,
    brief: (finding: Finding) => string,
  ) =>
  (state: State, ...events: readonly Event[]): State =>
    events.reduce((before, event) => {
      const { judgement, next } = game.decide(before, frozen(event), 0);
      const { allowed, findings } = judgement;
      const against = event.overrule ? [] : findings.map(brief);
      expect({ event, allowed, findings: against }).toEqual({ event, allowed: true, findings: [] });
      return frozen(next());
    }, state);
