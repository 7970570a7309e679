import type { ThreeManClause } from '../../../games/three-man/clauses.ts';
import type { ThreeManEventOf } from '../../../games/three-man/events.ts';
import { effectsOf, type Throw, type ThrowEffect } from '../../../games/three-man/throws.ts';
import { fill } from '../../../i18n/fill.ts';
import type { GoolsThreeManWords } from '../../../i18n/gools/three-man-words.ts';
import type { Last } from './last.ts';

/** A sentence about what happened, and the rule that says so. */
export interface Line {
  readonly clause: ThreeManClause;
  readonly text: string;
}

type Name = (seat: number) => string;
type Words = GoolsThreeManWords['last'];

/** What the last throw did to whom, by name. */
export function linesOf(last: Last, words: Words, name: Name): readonly Line[] {
  switch (last.event.kind) {
    case 'throw':
      return throwLines(last, last.event, words, name);
    case 'one-die':
      return dieLines(last, last.event, words, name);
    case 'pass-on': {
      const { seat, to } = last.event;
      const text = to === null ? fill(words.kept, { name: name(seat) }) : fill(words.passedOn, { name: name(to) });
      return [{ clause: 'three-man-7.4', text }];
    }
  }
}

function throwLines(last: Last, { seat, dice }: ThreeManEventOf<'throw'>, words: Words, name: Name): readonly Line[] {
  const { pours, since } = last;
  const effects = effectsOf(dice as Throw);
  if (effects.length === 0) return [{ clause: 'three-man-7.2', text: words.pass }];
  const shares = since
    .filter(({ clause }) => clause === 'three-man-7.7')
    .flatMap(({ to, count }) => to.map((given) => `${name(given)} ${count}`));
  return effects.map((effect) => {
    const { clause } = effect;
    const roller = name(seat);
    if (effect.effect === 'hand-out') {
      const { drinks } = effect;
      const isHanded = shares.length > 0;
      return {
        clause,
        text: fill(isHanded ? words.handed : words.handOut, { roller, drinks, shares: shares.join(', ') }),
      };
    }
    const hit = pours.find((pour) => pour.clause === clause)?.to[0] ?? seat;
    const text = fill(template(effect, words), { roller, name: name(hit) });
    return { clause, text: effect.effect === 'reversal' ? `${text} ${backTo(last, seat, words, name)}` : text };
  });
}

/** 7.9: where the dice go, back to who threw before or, where that is nobody, to whom they come the other way (T2). */
function backTo({ after, previous }: Last, seat: number, { dice }: Words, name: Name): string {
  const next = after.stage.is === 'throw' ? after.stage.roller : seat;
  const names = { roller: name(seat), next: name(next) };
  if (next === seat) return fill(dice.stay, names);
  if (next === previous) return fill(dice.back, names);
  return fill(previous === undefined ? dice.first : dice.on, names);
}

function template(effect: Exclude<ThrowEffect, { readonly effect: 'hand-out' }>, words: Words): string {
  switch (effect.effect) {
    case 'drinks':
      return words.drinks[effect.who];
    case 'three-man-drinks':
      return words.threeManDrinks;
    case 'three-man-shot':
      return words.threeManShot;
    case 'social':
      return words.social;
    case 'reversal':
      return words.reversal;
  }
}

/** 7.4: a first 3 says nothing yet, for it asks for the second die. */
function dieLines(
  { after }: Last,
  { seat, eyes }: ThreeManEventOf<'one-die'>,
  words: Words,
  name: Name,
): readonly Line[] {
  if (after.stage.is !== 'throw') return [];
  return [{ clause: 'three-man-7.4', text: fill(words.stays, { name: name(seat), eyes }) }];
}
