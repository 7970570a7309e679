import type { Pour } from '../../../games/shared/pour.ts';
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
      return [...throwLines(last, last.event, words, name), ...handedLines(last, words, name)];
    case 'one-die':
      return dieLines(last, last.event, words, name);
    case 'pass-on': {
      const { seat, to } = last.event;
      const text = to === null ? fill(words.kept, { name: name(seat) }) : fill(words.passedOn, { name: name(to) });
      return [{ clause: 'three-man-7.4', text }];
    }
  }
}

function throwLines(
  { pours, after }: Last,
  { seat, dice }: ThreeManEventOf<'throw'>,
  words: Words,
  name: Name,
): readonly Line[] {
  const effects = effectsOf(dice as Throw);
  if (effects.length === 0) return [{ clause: 'three-man-7.2', text: words.pass }];
  return effects.map((effect) => {
    const { clause } = effect;
    const hit = pours.find((pour) => pour.clause === clause)?.to[0];
    const next = after.stage.is === 'throw' ? after.stage.roller : seat;
    // What is handed out has not hit anybody yet.
    const names = { roller: name(seat), name: name(hit ?? seat), next: name(next) };
    return { clause, text: fill(template(effect, words), { ...names, ...drinksOf(effect) }) };
  });
}

function template(effect: ThrowEffect, words: Words): string {
  switch (effect.effect) {
    case 'drinks':
      return words.drinks[effect.who];
    case 'three-man-drinks':
      return words.threeManDrinks;
    case 'three-man-shot':
      return words.threeManShot;
    case 'hand-out':
      return words.handOut;
    case 'social':
      return words.social;
    case 'reversal':
      return words.reversal;
  }
}

const drinksOf = (effect: ThrowEffect) => (effect.effect === 'hand-out' ? { drinks: effect.drinks } : {});

/** 7.7: who was given what of a double. */
function handedLines({ since }: Last, words: Words, name: Name): readonly Line[] {
  const isHanded = ({ clause }: Pour<ThreeManClause>) => clause === 'three-man-7.7';
  return since.filter(isHanded).flatMap(({ clause, to, count }) => {
    return to.map((seat) => ({ clause, text: fill(words.handed, { name: name(seat), drinks: count }) }));
  });
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
