import type { StationId } from '../games/gug/board-data.ts';
import { startPosition } from '../games/gug/situation.ts';
import { pointsFor } from '../games/gug/turn.ts';
import { isAsking, isWord } from './lexicon.ts';
import { type Answer, answer, type Asked, dieOf, endsAt, linkTo, nameOf } from './gug-asked.ts';

// 7.2: the start.

/** Folded. Whoever starts where somebody else does asks about that. */
const TOO = /\b(?:as well|too|also|ogsa|(?:has|have) (?:started|chosen|picked)|har (?:starta|startet|valgt))\b/;

export function starting({ question, places, table: { network }, has }: Asked): Answer {
  if (
    !has('start', 'start-station') ||
    places.stations.length !== 1 ||
    TOO.test(question.words.join(' ')) ||
    has('turn-over', 'sips', 'drink', 'roll', 'same-station', 'two-people', 'drop', 'your-turn', 'double')
  )
    return undefined;
  const at = places.stations[0]!.id;
  const isOn = network.isOnLoop(network.place(at));
  const data = { station: nameOf(network.board, at) };
  return answer('gug-7.2', isOn ? 'startYes' : 'startNo', data, { said: isOn ? 'yes' : 'no', rulings: ['R8'] });
}

// 8.3, 8.4: points of a turn.

export function points(asked: Asked): Answer {
  const { question, places, table, has } = asked;
  const { network } = table;
  if (
    !(has('roll', 'die', 'move', 'points', 'how-many') || (has('any-three') && places.stations.length > 0)) ||
    has('sips', 'drink', 'early', 'drop', 'end-station', 'dots', 'inhibition')
  )
    return undefined;
  // Where one came from gives no points.
  const stations = places.stations.filter(({ from }) => !isWord('from', question.words[from - 1] ?? ''));
  if (stations.length > 1 || has('three-man', 'g-gools', 'g-gabong', 'suit')) return undefined;
  const die = dieOf(asked);
  const at = (stations[0] ?? places.stations[0])?.id ?? sampleOf(asked);
  if (die === undefined || at === undefined) return undefined;
  const count = pointsFor(network, at, die);
  const isInside = network.isWithinLoop(network.place(at));
  const data = { count, die, station: nameOf(network.board, at) };
  const link = places.stations.length > 0 ? { link: linkTo(table, startPosition(at), { die }) } : {};
  // "Is it doubled" has no number for an answer.
  const isYesNo = has('double') && !has('how-many', 'how');
  return answer(isInside ? 'gug-8.3' : 'gug-8.4', isInside ? 'pointsInside' : 'pointsOutside', data, {
    ...(!isYesNo && { said: count }),
    rulings: ['R8'],
    ...link,
  });
}

/** Some station inside or outside, where only that was said. */
function sampleOf({ question: { words }, table: { network }, has }: Asked): StationId | undefined {
  const isIn = has('inside') || (!has('outside') && ON_CIRCLE.test(words.join(' ')));
  if (isIn === has('outside')) return undefined;
  return [...network.board.stations.keys()].find((id) => network.isWithinLoop(network.place(id)) === isIn);
}

/** Folded. Whoever is on the line has what those inside it have. */
const ON_CIRCLE = /\b(?:on|pa) (?:the )?(?:circle|yellow|gul\w*|ringlinj\w*|sirkellinj\w*)\b/;

// 8.3, 8.4, 12.2, 12.3: where a station lies.

export function whereabouts({ question, places, table: { network }, has }: Asked): Answer {
  if (places.stations.length !== 1 || has('sips', 'drink', 'turn-round', 'change', 'roll', 'start')) return undefined;
  const isSide = has('north', 'south') && question.numbers.length === 0 && !has('can', 'not');
  if (has('drop') && !isSide) return undefined;
  const at = places.stations[0]!.id;
  const place = network.place(at);
  const station = nameOf(network.board, at);
  if (has('north', 'south')) {
    const lines = endsAt(
      network,
      at,
      places.lines.map(({ id }) => id),
    ).map(({ line }) => line);
    const sides = new Set(
      (lines.length > 0 ? lines : network.board.stations.get(at)!.lines).map((line) => network.sideOf(at, line)),
    );
    const [side] = sides;
    if (sides.size !== 1 || side === undefined || at === network.board.data.special.heathrow) return undefined;
    const onCentral = network.board.stations.get(at)!.lines.some((line) => line === network.board.data.divide);
    const both = has('north') && has('south');
    const rest = both || side === 'central' ? {} : { said: has(side) ? ('yes' as const) : ('no' as const) };
    return answer(
      onCentral ? 'gug-12.3' : 'gug-12.2',
      SIDES[side],
      { station },
      { ...rest, rulings: onCentral ? ['R11'] : ['R22'] },
    );
  }
  if (has('end-station') && isWord('is', question.words[0] ?? '') && !has('near', 'closed-stations')) {
    const yes = network.endingLines(place).length > 0;
    return answer('gug-12.1', yes ? 'isEnd' : 'isNoEnd', { station }, { said: yes ? 'yes' : 'no', rulings: ['R23'] });
  }
  if (question.numbers.length > 0 || !has('inside', 'outside', 'circle') || has('near', 'touch', 'must'))
    return undefined;
  const [isOn, isIn] = [network.isOnLoop(place), network.isWithinLoop(place)];
  const sentence = isOn ? 'liesOn' : isIn ? 'liesInside' : 'liesOutside';
  const clause = isIn ? 'gug-8.3' : 'gug-8.4';
  // Both words, or "outside" of what lies on the line, are no question of yes or no.
  if (has('inside') && has('outside')) return answer(clause, sentence, { station }, { rulings: ['R8'] });
  const asksOn = !has('inside', 'outside');
  // Whether a station lies on the line is asked by naming both, and nothing else.
  if (
    asksOn &&
    [...question.concepts.keys()].some(
      (concept) => !isAsking(concept) && !/^at-|^(?:circle|station|line)$/.test(concept),
    )
  )
    return undefined;
  const yes = asksOn ? isOn : has('inside') ? isIn : !isIn;
  return answer(asksOn ? 'gug-7.2' : clause, sentence, { station }, { said: yes ? 'yes' : 'no', rulings: ['R8'] });
}

const SIDES = { north: 'sideNorth', south: 'sideSouth', central: 'sideCentral' } as const;
