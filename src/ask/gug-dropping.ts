import { faultsOfDrop, judgeDrop } from '../games/gug/drop.ts';
import type { Position } from '../games/gug/position.ts';
import { startPosition } from '../games/gug/situation.ts';
import type { Finding } from '../games/gug/verdict.ts';
import { isAsking, isWord } from './lexicon.ts';
import { isCounted } from './numbers-said.ts';
import type { Said } from './verdict.ts';
import { type Answer, answer, type Asked, endsAt, lineName, linkTo, nameOf, rulingsOf } from './gug-asked.ts';

/** Whether using end stations is asked about: one again, or two of which nothing else is said. */
function isUsed({ question, places, table: { network }, has }: Asked): boolean {
  if (has('twice') && question.words.some((word) => isWord('use', word))) return true;
  const areEnds = places.stations.every(({ id }) => network.endingLines(network.place(id)).length > 0);
  const isBare =
    [...question.concepts.keys()].every((concept) => (isAsking(concept) ? concept === 'can' : BESIDE.test(concept))) &&
    // From one to another is a ride.
    !question.words.some((word) => isWord('from', word));
  return areEnds && isBare && (places.stations.length === 2) !== has('twice');
}

/** What may be said of end stations that are used. */
const BESIDE = /^(?:at-\w+|at-station-\w+|two-stations|twice|n2|two-people)$/;

/** Folded. */
const STILL = /^(?:still|fortsatt|fremdeles)$/;
const OTHERS = /^(?:he|she|they|friend|mate|wife|someone|somebody|han|hun|ho|de|noen|nokon|kompis\w*|venn\w*|kona)$/;

export function dropping(asked: Asked): Answer {
  const { question, places, table, has } = asked;
  const { network, variation } = table;
  const { stations } = places;
  const by = places.lines.map(({ id }) => id);
  if (!(has('drop') || isUsed(asked)) || stations.length === 0 || stations.length > 2) return undefined;
  if (has('turn-round', 'sips', 'how-many', 'drink', 'early', 'between', 'must', 'need') || question.pair)
    return undefined;
  // What counts as the drop on the Central line is asked of the line that one came by.
  const isCentralSaid = question.mentions.some(
    ({ concept, from, to }) => concept === 'central' && stations.every((one) => one.to <= from || one.from >= to),
  );
  if (isCentralSaid && has('worth') && by.length > 0) return onCentral(asked);
  // "Can I still drop" is "can I drop"; "even if" is another question.
  if (has('even-if') && !(stations.length === 2 && question.words.some((word) => STILL.test(word)))) return undefined;
  const past = question.words.findIndex((word) => isWord('past', word));
  // What somebody else has used is free.
  if (has('twice') && question.words.some((word) => OTHERS.test(word))) return undefined;
  const [one, two] = stations;
  // Whoever says "I have dropped at A" means the first station after it.
  const earlier = two && (past >= 0 ? (stations.find(({ from }) => from > past) ?? one!) : one!);
  const at = (two ? (earlier === one ? two : one!) : one!).id;
  const isUntouched = has('touch', 'circle') && has('not');
  // Straight on from the last drop: whether the line was touched on the way is not said.
  // Nor what else was dropped in the north or the south; without "can" it is asked on which side a drop counts.
  if (has('north', 'south') && (has('not') || !has('can') || question.numbers.length > 0)) return undefined;
  if (has('direct') && !isUntouched) return undefined;
  // Of a station on the way nobody asks whether something can be dropped there.
  if (has('touch', 'circle') && !two && network.endingLines(network.place(at)).length === 0) return undefined;
  // "Two inhibitions at Cockfosters" are one after the other.
  const isOfInhibitions = (word: number) => /^(?:inhibition|hemning)/.test(question.words[word + 1] ?? '');
  if (question.numbers.some(({ value, at: word }) => value > 2 && isOfInhibitions(word))) return undefined;
  const isTwo = question.numbers.some(
    ({ value, at: word }) => value === 2 && (isOfInhibitions(word) || !isCounted(question.words, word)),
  );
  const befores = earlier
    ? endsAt(network, earlier.id, by)
    : has('twice', 'same-station') || isTwo
      ? endsAt(network, at, by)
      : [];
  if (earlier && befores.length === 0) return undefined;
  const targets = endsAt(network, at, by);
  const station = nameOf(network.board, at);
  const drops = targets.length > 0 ? targets : [{ station: at, line: network.board.stations.get(at)!.lines[0]! }];
  // A player who is asked about without a game has nothing dropped but what the question says.
  const worlds = befores.length === 0 ? [[]] : befores.map((drop) => [drop]);
  const judged = worlds.flatMap((before) =>
    drops.map((drop) => judgeDrop(network, before, drop, !isUntouched, variation)),
  );
  if (new Set(judged.map(({ allowed }) => allowed)).size !== 1) return undefined;
  const [verdict] = judged;
  const allowed = verdict!.allowed === 'yes';
  const drop = drops[0]!;
  const position: Position = { ...startPosition(at), drops: worlds[0]!, touched: !isUntouched };
  const before = network.hops.find(({ to, line }) => to === at && line === drop.line);
  const link = before
    ? linkTo(table, { ...position, at: before.from }, { die: 1, route: [{ line: before.line, to: at }] })
    : linkTo(table, position);
  const data = {
    station,
    other: earlier ? nameOf(network.board, earlier.id) : station,
    line: lineName(network.board, drop.line),
  };
  const rest = { rulings: rulingsOf(verdict!.findings), link };
  // "Is it too near to drop" has the other yes and no.
  const yesOrNo = (said: Said) => (has('near') ? {} : { said });
  if (!allowed) {
    // Where nothing ends, that is why; else what the question is about, and what the judge finds first.
    const fault = verdict!.findings[0]!;
    return answer(fault.clause, NO_DROP[fault.reason] ?? 'dropNo', data, { ...rest, ...yesOrNo('no') });
  }
  if (earlier) {
    const isColour = faultsOfDrop(network, [], drop).length === 0 && worlds[0]!.some(({ line }) => line === drop.line);
    return answer(isColour ? 'gug-13.3' : 'gug-12.2', isColour ? 'dropOtherSide' : 'dropBoth', data, {
      ...rest,
      ...yesOrNo('yes'),
    });
  }
  if (befores.length > 0) return answer('gug-13.2', 'dropAgain', data, { ...rest, ...yesOrNo('yes') });
  return answer('gug-12.1', 'dropYes', data, { ...rest, ...yesOrNo('yes') });
}

/** 12.2, 12.3: whether a drop is the one on the Central line. */
function onCentral({ places: { stations, lines }, table: { network }, has }: Asked): Answer {
  const { divide } = network.board.data;
  // "The Central drop" may be read as the line.
  const at = stations[0]!.id;
  const by = lines.map(({ id }) => id);
  const others = by.filter((each) => each !== divide);
  const line = others.length > 0 ? others[0] : by[0];
  const isThere = network.board.stations.get(at)!.lines.some((each) => each === divide);
  if (stations.length > 1 || others.length > 1 || line === undefined || !isThere) return undefined;
  if (!network.endingLines(network.place(at)).includes(line) || has('not')) return undefined;
  const station = nameOf(network.board, at);
  if (line === divide) return answer('gug-12.2', 'sideCentral', { station }, { said: 'yes', rulings: ['R11'] });
  const side = network.sideOf(at, line);
  if (side !== 'north' && side !== 'south') return undefined;
  const sentence = side === 'north' ? 'sideNorth' : 'sideSouth';
  return answer('gug-12.3', sentence, { station }, { said: 'no', rulings: ['R11'] });
}

const NO_DROP: Readonly<Partial<Record<Finding['reason'], string>>> = {
  'drop-not-an-end': 'dropNotEnd',
  'drop-inside': 'dropInside',
  'drop-near': 'dropNear',
  'drop-used': 'dropUsed',
  'drop-same-colour': 'dropSameColour',
  'drop-untouched': 'dropUntouched',
};
