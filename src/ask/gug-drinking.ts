import type { StationId } from '../games/gug/board-data.ts';
import type { Network } from '../games/gug/network.ts';
import type { Drop, Step } from '../games/gug/position.ts';
import { routeTo } from '../games/gug/route-to.ts';
import { sipsFor, type Variation } from '../games/gug/sips.ts';
import { startPosition } from '../games/gug/situation.ts';
import { judgeTurn } from '../games/gug/turn.ts';
import type { Sips } from '../games/gug/verdict.ts';
import { isWord } from './lexicon.ts';
import type { Question } from './read.ts';
import {
  type Answer,
  answer,
  type Asked,
  clauseOfSips,
  dieOf,
  dotsSaid,
  endsAt,
  linkTo,
  nameOf,
  rulingsOf,
  rulingsOfVerdict,
} from './gug-asked.ts';

export function drinking(asked: Asked): Answer {
  const { question, places, table, has } = asked;
  const { network, variation } = table;
  const { stations, lines } = places;
  if (has('three-man', 'g-gools', 'g-gabong', 'tournament')) return undefined;
  if (stations.length === 2) return ride(asked);
  if (stations.length === 1) {
    const at = stations[0]!.id;
    const station = nameOf(network.board, at);
    const place = network.place(at);
    const left = leftOf(question);
    const count = network.dots(place);
    const ends = endsAt(
      network,
      at,
      lines.map(({ id }) => id),
    );
    if (left !== undefined) {
      if (ends.length === 0 || left > MOST_LEFT) return undefined;
      const sips = sipsFor(network, { at: place, left }, variation);
      const dots = { sentence: 'dotsCounted', data: { dots: count } };
      const isCounted = sips.terms.some(({ clause }) => clause === 'gug-16.1');
      return answer(
        clauseOfSips(network, at),
        'sipsLeft',
        { station, count: sips.total, left },
        { ...sipsRest(sips), ...(isCounted && { more: [dots] }) },
      );
    }
    if (has('early') && ends.length > 0 && count === 0 && clauseOfSips(network, at) === 'gug-12.4') return early(asked);
    if (question.numbers.some(({ value }) => value > 2) || has('roll', 'early', 'drop', 'four-times')) return undefined;
    if (has('dots') && (has('how-many') || (question.words.length <= BARE && !isYesNo(question)))) {
      return answer('gug-16.1', 'dots', { station, count }, { said: count, rulings: network.dotRulings(place) });
    }
    const isAsked =
      has('sips') ||
      (has('drink') && has('how-many', 'which')) ||
      (has('turn-over') && !isYesNo(question)) ||
      (has('cost', 'stop') && has('how-many')) ||
      (has('cost') && has('stop', 'turn-over')) ||
      (endsTurn(question) && !isYesNo(question)) ||
      (isEnded(question, stations[0]!.from) && has('how-many', 'cost', 'happens')) ||
      (has('cost') && question.words.length <= COSTS);
    const isSpecial = at === network.board.data.special.leicester || clauseOfSips(network, at) !== 'gug-12.4';
    const isOnlyEnd = ends.length > 0 && ends.length === network.board.stations.get(at)!.lines.length;
    if (!isAsked || isSpecial || isOnlyEnd || has('dots') || count === 0) return undefined;
    const sips = sipsFor(network, { at: place, left: undefined }, variation);
    return answer('gug-16.1', 'sipsDots', { station, count: sips.total, dots: count }, sipsRest(sips));
  }
  return leftAtEnd(asked) ?? early(asked) ?? atJunction(asked);
}

/** White dots on the board are four at most. */
const DOTS_MOST = 6;

/** 16.1: a turn that ends at a junction of so many dots, and nothing else is told. */
function atJunction({ question, places, has }: Asked): Answer {
  const count = dotsSaid(question);
  if (count === undefined || count > DOTS_MOST || question.numbers.length > 1 || places.lines.length > 0)
    return undefined;
  if (!has('how-many') || !has('sips', 'drink') || has('end-station', 'early', 'not', 'turn-round', 'touch', 'change'))
    return undefined;
  return answer('gug-16.1', 'byRule', {}, { said: count });
}

/** Dots and a station alone ask how many there are. */
const BARE = 4;
/** A station and what it costs. */
const COSTS = 6;

/** The rules give no more points than twelve, of which one at least is used. */
const MOST_LEFT = 11;

const sipsRest = ({ total, terms }: Sips) => ({ said: total, rulings: rulingsOf(terms) });

/** Such a question is not answered by a number. The letters oe of `does` are folded. */
const isYesNo = ({ words }: Question): boolean => isWord('yes-no', words[0] ?? '');

const endsTurn = ({ words }: Question): boolean =>
  /\b(?:end(?:ed|ing|s)? (?:my|the|a|his|her)? ?turn|avslutta? turen|slutter turen|ender turen)\b/.test(
    words.join(' '),
  );

/** Whether the words before the one at an index say that the turn ends there: "ended on". */
const isEnded = ({ words }: Question, at: number): boolean =>
  /\b(?:end(?:ed|s)?|land(?:ed|s)?|stop(?:ped|s)?|ender|ende|endte|endt|lander|landa|landet|havner|havna|havnet|stopper|stoppa|stoppet)(?: up)? (?:on|at|in|pa|i)$/.test(
    words.slice(0, at).join(' '),
  );

/** The numbers that are said to be left. */
const leftsIn = ({ words, numbers }: Question) =>
  numbers.filter(({ at }) => {
    const next = words.slice(at + 1, at + 5).join(' ');
    return /^(?:(?:movement )?(?:points?|pong|flyttepong) (?:left|igjen|til overs|over|remaining|to spare|til rest|til gode)|left\b|igjen\b|att\b|to spare|til overs|til rest|til gode|left over|remaining)/.test(
      next,
    );
  });

/** The points that are said to be left on arrival. */
function leftOf(question: Question): number | undefined {
  const others = question.numbers.filter(({ at }) => !(question.words[at - 1] ?? '').startsWith('terminal'));
  const said = leftsIn(question);
  return said.length === 1 && others.length === 1 ? said[0]!.value : undefined;
}

/** A turn from one station to another with a die: the judge's own word. */
function ride(asked: Asked): Answer {
  const { places, table, has } = asked;
  const { network, variation } = table;
  const die = dieOf(asked);
  if (die === undefined || has('turn-round', 'drop', 'come-from', 'change')) return undefined;
  // How much is left is said, and need not be what such a turn would leave.
  if (leftsIn(asked.question).length > 0) return undefined;
  const [one, other] = places.stations;
  const isTurned = isWord('from', asked.question.words[other!.from - 1] ?? '');
  const [from, to] = isTurned ? [other, one] : [one, other];
  const position = startPosition(from!.id);
  const by = places.lines.map(({ id }) => id);
  const route = routeTo(network, position, die, [], to!.id, by);
  if (!route) return undefined;
  const verdict = judgeTurn(network, position, { dice: [die], route }, variation);
  const data = {
    station: nameOf(network.board, from!.id),
    other: nameOf(network.board, to!.id),
    die,
    count: verdict.sips.total,
    left: verdict.points.total - verdict.points.used,
  };
  const rest = { rulings: rulingsOfVerdict(verdict), link: linkTo(table, position, { die, route }) };
  const asksSips = has('sips', 'drink', 'how-many', 'heathrow', 'early');
  const isEnd = verdict.findings.some(({ reason }) => reason === 'arrives-end');
  if (verdict.outcome !== 'legal') return undefined;
  if (asksSips || isEnd) {
    const isTossed = verdict.findings.some(({ reason }) => reason === 'leicester-toss');
    if (isTossed) return undefined;
    return answer(isEnd ? clauseOfSips(network, to!.id) : 'gug-16.1', isEnd ? 'sipsRide' : 'sipsRideDots', data, {
      ...rest,
      said: verdict.sips.total,
    });
  }
  return has('can') ? answer('gug-11.1', 'rideYes', data, { ...rest, said: 'yes' }) : undefined;
}

/** So many stations from an end station, on the outside or the inside, with a die. */
function early({ question, table, has }: Asked): Answer {
  const { words, numbers } = question;
  const { network, variation } = table;
  if (!has('early', 'end-station') || has('inside') === has('outside') || has('drop', 'turn-round', 'dots'))
    return undefined;
  const away = numbers.filter(
    ({ at }) =>
      isWord('stations', words[at + 1] ?? '') ||
      /^(?:away|unna)$/.test(words[at + 1] ?? '') ||
      (isWord('stations', words[at - 2] ?? '') && words[at - 1] === 'igjen'),
  );
  const others = numbers.filter((one) => !away.includes(one));
  if (away.length !== 1 || others.length > 1) return undefined;
  const steps = away[0]!.value;
  const [said] = others;
  if (said && (said.value < 1 || said.value > 6)) return undefined;
  // The rule book's own example: two stations away, outside, and a five.
  const isExample = !said && steps === EXAMPLE.steps && has('outside');
  const die = said?.value ?? (isExample ? EXAMPLE.die : undefined);
  const ride = die === undefined ? undefined : rideToEnd(network, variation, steps, die, has('inside'));
  if (die === undefined || !ride) return undefined;
  const { verdict, position, route } = ride;
  const data = { count: verdict.sips.total, die, steps, points: verdict.points.total };
  const rest = {
    said: verdict.sips.total,
    rulings: rulingsOfVerdict(verdict),
    link: linkTo(table, position, { die, route }),
  };
  return answer('gug-12.4', isExample ? 'earlyExample' : 'early', data, rest);
}

/** 12.4: so many points left at an end station that nobody names. */
function leftAtEnd({ question, table: { network, variation }, has }: Asked): Answer {
  const left = leftOf(question);
  if (left === undefined || left > MOST_LEFT || !has('end-station') || !has('sips', 'drink') || has('drop'))
    return undefined;
  const [end] = plainEnds(network, variation);
  if (!end) return undefined;
  const sips = sipsFor(network, { at: network.place(end.station), left }, variation);
  return answer('gug-12.4', 'leftAtEnd', { left, count: sips.total }, sipsRest(sips));
}

/** The end stations where every point left is a sip, and nothing else counts. */
function plainEnds(network: Network, { draw }: Variation): readonly Drop[] {
  const isPlain = ({ station }: Drop) =>
    clauseOfSips(network, station) === 'gug-12.4' &&
    network.dots(network.place(station)) === 0 &&
    ![...draw.double, ...draw.triple].includes(station);
  return [...network.board.stations.keys()].flatMap((station) => endsAt(network, station, [])).filter(isPlain);
}

const EXAMPLE = { steps: 2, die: 5 } as const;

/** A turn that ends at a plain end station after so many stations, judged. */
function rideToEnd(network: Network, variation: Variation, steps: number, die: number, isInside: boolean) {
  for (const { station, line } of plainEnds(network, variation)) {
    const route: Step[] = [];
    let at = station;
    let last: StationId | undefined;
    while (route.length < steps) {
      const hop = network.hops.find((one) => one.line === line && one.to === at && one.from !== last);
      if (!hop) break;
      route.unshift({ line, to: at });
      last = at;
      at = hop.from;
    }
    if (route.length < steps || network.isWithinLoop(network.place(at)) !== isInside) continue;
    const position = startPosition(at);
    const verdict = judgeTurn(network, position, { dice: [die], route }, variation);
    if (verdict.outcome === 'legal') return { verdict, position, route };
  }
  return undefined;
}
