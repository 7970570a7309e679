import type { GoolsClause } from '../games/gools/clauses.ts';
import { compareHands, HAND, handOf, isSocial, sumOf } from '../games/gools/hand.ts';
import { type Eyes, EYES } from '../games/shared/eyes.ts';
import type { Draw } from '../games/shared/seeded.ts';
import type { ThreeManClause } from '../games/three-man/clauses.ts';
import { STREAK } from '../games/three-man/play-throw.ts';
import { effectsOf, type Throw, type ThrowEffect, THROWS } from '../games/three-man/throws.ts';
import { claimed, type Maker, pick, search } from './question.ts';

/** The full house as most tables read it, with threes as well. */
const READING = { G3: 'with-threes' } as const;

/** Five dice: anything, or a hand with a name, which chance seldom makes. */
function someHand(draw: Draw): readonly Eyes[] {
  const one = pick(draw, EYES);
  const other = pick(draw, EYES);
  const many = (eyes: Eyes, count: number): readonly Eyes[] => Array<Eyes>(count).fill(eyes);
  switch (draw(6)) {
    case 0:
      return many(one, HAND);
    case 1:
      return [3, ...many(one, HAND - 1)];
    case 2:
      return [...many(one, 3), ...many(other, 2)];
    case 3:
      return many(3, HAND);
    default:
      return Array.from({ length: HAND }, () => pick(draw, EYES));
  }
}

const inWords = (dice: readonly Eyes[]): string => dice.join(' ');

const sum: Maker = (draw, wanted) => {
  const dice = Array.from({ length: HAND }, () => pick(draw, EYES));
  return { sentence: 'sum', data: { dice: inWords(dice), count: claimed(draw, wanted, sumOf(dice)) }, isRight: wanted };
};

/** 1.2: dice with a three among them, added up as they are or as they count. */
const threes: Maker = (draw, wanted) => {
  const dice = [3, ...Array.from({ length: HAND - 1 }, () => pick(draw, EYES))] as readonly Eyes[];
  const plain = dice.reduce<number>((all, eyes) => all + eyes, 0);
  return { sentence: 'sum', data: { dice: inWords(dice), count: wanted ? sumOf(dice) : plain }, isRight: wanted };
};

const beats =
  (clause: GoolsClause): Maker =>
  (draw, wanted) =>
    search(400, () => {
      const [one, other] = [someHand(draw), someHand(draw)];
      const compared = compareHands(handOf(one), handOf(other));
      if (compared.clause !== clause || compared.order < 0 !== wanted) return undefined;
      return { sentence: 'beats', data: { one: inWords(one), other: inWords(other) }, isRight: wanted };
    });

const ties: Maker = (draw, wanted) =>
  search(400, () => {
    const [one, other] = [someHand(draw), someHand(draw)];
    const isTie = compareHands(handOf(one), handOf(other)).reason === 'tie';
    if (isTie !== wanted || inWords([...one].sort()) === inWords([...other].sort())) return undefined;
    return { sentence: 'rollOff', data: { one: inWords(one), other: inWords(other) }, isRight: wanted };
  });

/** 2.3: who is above the lead can no longer win. */
const leads: Maker = (draw, wanted) =>
  search(400, () => {
    const [lead, mine] = [someHand(draw), someHand(draw)];
    const { order } = compareHands(handOf(mine), handOf(lead));
    if (order === 0 || order < 0 !== wanted) return undefined;
    return { sentence: 'canWin', data: { one: inWords(lead), other: inWords(mine) }, isRight: wanted };
  });

const fullHouse: Maker = (draw, wanted) =>
  search(200, () => {
    const dice = someHand(draw);
    if (isSocial(dice, READING) !== wanted) return undefined;
    return { sentence: 'social', data: { dice: inWords(dice) }, isRight: wanted };
  });

/** What the judge of Gabba Gools decides, by clause. */
export const GOOLS_MAKERS = {
  'gools-1.2': threes,
  'gools-2.2': sum,
  'gools-2.3': leads,
  'gools-3.1': beats('gools-3.1'),
  'gools-3.2': beats('gools-3.2'),
  'gools-3.3': beats('gools-3.3'),
  'gools-3.4': beats('gools-3.4'),
  'gools-4.1': ties,
  'gools-6.2': fullHouse,
} as const satisfies Partial<Record<GoolsClause, Maker>>;

/** A throw, and that it does something: which it does, or not. */
const throwing =
  (sentence: string, does: (effects: readonly ThrowEffect[], dice: Throw) => boolean): Maker =>
  (draw, wanted) => {
    const dice = pick(
      draw,
      THROWS.filter((each) => does(effectsOf(each), each) === wanted),
    );
    return { sentence, data: { one: dice[0], other: dice[1] }, isRight: wanted };
  };

const drinker: Maker = (draw, wanted, table) => {
  const who = pick(draw, ['left', 'roller', 'right'] as const);
  const sentence = { left: 'drinksLeft', roller: 'drinksRoller', right: 'drinksRight' }[who];
  const does = (effects: readonly ThrowEffect[]) =>
    effects.some((effect) => effect.effect === 'drinks' && effect.who === who);
  return throwing(sentence, does)(draw, wanted, table);
};

const handOut: Maker = (draw, wanted) => {
  const dice = pick(
    draw,
    THROWS.filter(([one, other]) => one === other),
  );
  const effect = effectsOf(dice).find((each) => each.effect === 'hand-out');
  if (!effect) return undefined;
  const count = claimed(draw, wanted, effect.drinks, 1);
  return { sentence: 'handsOut', data: { one: dice[0], other: dice[1], count }, isRight: wanted };
};

const has =
  (...kinds: readonly ThrowEffect['effect'][]) =>
  (effects: readonly ThrowEffect[]) =>
    effects.some(({ effect }) => kinds.includes(effect));

/** What the judge of Three Man decides, by clause. */
export const THREE_MAN_MAKERS = {
  // A reversal has a drinker as well, and hands the dice on.
  'three-man-7.2': throwing('throwsOn', (effects) => effects.length > 0 && !has('reversal')(effects)),
  'three-man-7.3': (draw, wanted) => ({
    sentence: 'streak',
    data: { count: claimed(draw, wanted, STREAK, 1) },
    isRight: wanted,
  }),
  'three-man-7.5': drinker,
  'three-man-7.6': throwing('threeManDrinks', has('three-man-drinks', 'three-man-shot')),
  'three-man-7.7': handOut,
  'three-man-7.8': throwing('socialThrow', has('social')),
  'three-man-7.9': throwing('reversal', has('reversal')),
} as const satisfies Partial<Record<ThreeManClause, Maker>>;
