import { OTHER_RAILWAYS } from '../games/gug/board-data.ts';
import { sipsInBottle } from '../games/gug/sips.ts';
import { startPosition } from '../games/gug/situation.ts';
import { judgeTurn } from '../games/gug/turn.ts';
import { isWord } from './lexicon.ts';
import { type Answer, answer, type Asked, linkTo } from './gug-asked.ts';

// 9.1, 16.6, 16.7: other railways.

export function railway({ question: { words }, places, table, has }: Asked): Answer {
  const { board } = table.network;
  const [other, ...more] = places.others.map(({ id }) => board.others.get(id)!);
  const railways = other
    ? other.railways.slice(0, 1)
    : OTHER_RAILWAYS.filter((each) => words.some((word, at) => isWord(each, word) && !isItsTrain(each, words[at - 1])));
  const [id] = railways;
  if (
    !id ||
    railways.length > 1 ||
    more.length > 0 ||
    (has('change') && id === 'national-rail') ||
    has('turn-round', 'tournament', 'same-line', 'other-line') ||
    // A wrong train is any of them.
    (other === undefined && id === 'national-rail' && words.some((word) => isWord('wrong', word)))
  )
    return undefined;
  const called = other ?? [...board.others.values()].find(({ railways: calling }) => calling.includes(id));
  const to = called?.id ?? [...board.stations.keys()][0];
  const at = table.standing?.at ?? places.stations[0]?.id ?? board.loop[0];
  if (!to || !at) return undefined;
  const position = startPosition(at);
  const route = [{ line: id, to }];
  const verdict = judgeTurn(table.network, position, { dice: [1], route }, table.variation);
  if (verdict.outcome !== 'penalty') return undefined;
  const penalty = verdict.findings.find(({ effect }) => effect === 'penalty')!;
  const link = linkTo(table, position, { die: 1, route });
  const rest = { rulings: penalty.rulings, link };
  const data = { count: verdict.sips.total, railway: id };
  const isBritishRail = id === 'national-rail';
  const isDone = other !== undefined && has('turn-over', 'stop', 'arrive', 'illegal', 'sneak', 'happens');
  if (has('how-many', 'cost', 'sips') || ((has('drink') || isDone) && !has('can'))) {
    return answer(penalty.clause, isBritishRail ? 'britishRail' : 'otherRailway', data, {
      ...rest,
      said: verdict.sips.total,
    });
  }
  // A ban on changing trains is no ban on trains.
  if (!has('can')) return undefined;
  return answer('gug-9.1', isBritishRail ? 'noBritishRail' : 'noRailway', data, { ...rest, said: 'no' });
}

/** "The Elizabeth train": a train of another railway. */
const isItsTrain = (railway: (typeof OTHER_RAILWAYS)[number], before = ''): boolean =>
  railway === 'national-rail' && OTHER_RAILWAYS.some((each) => each !== railway && isWord(each, before));

// 6.1: how much a bottle is.

const MILLILITRES = new Map(Object.entries({ cl: 10, dl: 100, ml: 1, l: 1_000, liter: 1_000, litre: 1_000 }));
const HALF_LITRE = 50;
/** A bottle alone asks how many sips it is. */
const BARE = 3;
const [BOTTLE_LEAST, BOTTLE_MOST] = [10, 200];

export function bottle({ question: { words, numbers }, has, table }: Asked): Answer {
  // "May I drink 50 cl" is about something else.
  const asksSips = words.some((word) => isWord('sips', word)) || (has('bottle') && has('mean', 'worth'));
  if (words.length > BARE && !asksSips) return undefined;
  const sizes = words.flatMap((word, at) => {
    const unit = MILLILITRES.get(words[at + 1] ?? '');
    return unit === undefined || !/^\d+(?:\.\d+)?$/.test(word) ? [] : [Math.round(Number(word) * unit) / 10];
  });
  if (numbers.length === 0 && words.some((word) => isWord('half-litre', word))) sizes.push(HALF_LITRE);
  const [size] = sizes;
  if (size === undefined || sizes.length > 1 || size < BOTTLE_LEAST || size > BOTTLE_MOST || has('double', 'strong'))
    return undefined;
  const said = sipsInBottle(size, table.network.rulings);
  return answer('gug-6.1', 'bottle', { count: said, size }, { said, rulings: ['R39'] });
}
