import type { Board } from '../games/gug/board.ts';
import { type LineId, type OtherRailway, OTHER_RAILWAYS, type StationId } from '../games/gug/board-data.ts';
import type { Clause } from '../games/gug/clauses.ts';
import { faultsOfDrop, judgeDrop } from '../games/gug/drop.ts';
import type { Hop } from '../games/gug/hops.ts';
import { judgeLeaving } from '../games/gug/movement.ts';
import type { Network } from '../games/gug/network.ts';
import type { Drop, Position, Step } from '../games/gug/position.ts';
import { routeTo } from '../games/gug/route-to.ts';
import { emptySituation, makeSituation, startPosition } from '../games/gug/situation.ts';
import { sipsFor, sipsInBottle, type Variation } from '../games/gug/sips.ts';
import { judgeTurn, pointsFor } from '../games/gug/turn.ts';
import type { Finding, Sips, Verdict } from '../games/gug/verdict.ts';
import type { Places } from './places.ts';
import type { Question } from './read.ts';
import type { Judged, Said, SentenceData } from './verdict.ts';

/** The table that a question is about: its board as it plays it, and whoever has the turn in a running game. */
export interface GugTable {
  readonly network: Network;
  readonly variation: Variation;
  /** Where the icon stands whose turn it is; undefined outside a game. */
  readonly standing?: Position | undefined;
}

interface Asked {
  readonly question: Question;
  readonly places: Places;
  readonly table: GugTable;
  readonly has: (...concepts: readonly string[]) => boolean;
}

type Answer = Judged | undefined;

/** Answers what the judge of Gaa Under Gunnar can decide; undefined for anything else, and wherever it is not sure. */
export function judgeGug(question: Question, places: Places, table: GugTable): Answer {
  const has = (...concepts: readonly string[]) => concepts.some((concept) => question.concepts.has(concept));
  const asked: Asked = { question, places, table, has };
  if (has('closed-stations', 'works') || places.isUnclear) return railway(asked) ?? bottle(asked);
  return (
    railway(asked) ??
    bottle(asked) ??
    turning(asked) ??
    changing(asked) ??
    dropping(asked) ??
    starting(asked) ??
    drinking(asked) ??
    points(asked) ??
    whereabouts(asked)
  );
}

const answer = (
  clause: Clause,
  sentence: string,
  data: SentenceData,
  rest: { readonly said?: Said; readonly rulings?: readonly string[]; readonly link?: string } = {},
): Judged => ({ game: 'gug', clause, sentence, data, rulings: [], ...rest });

const nameOf = (board: Board, id: StationId | string): string =>
  board.stations.get(id as StationId)?.name ?? board.others.get(id as StationId)?.name ?? id;
const lineName = (board: Board, id: LineId): string => board.lines.get(id)?.name ?? id;
const rulingsOf = (findings: readonly { readonly rulings: readonly string[] }[]): readonly string[] => [
  ...new Set(findings.flatMap(({ rulings }) => rulings)),
];
const rulingsOfVerdict = ({ findings, sips, drop }: Verdict) =>
  rulingsOf([...findings, ...sips.terms, ...drop.findings]);

function linkTo(
  { network }: GugTable,
  position: Position,
  { die, route = [] }: { readonly die?: number; readonly route?: readonly Step[] } = {},
): string {
  const situation = { ...emptySituation(network.board.id), position, route, works: network.works };
  return makeSituation({ ...situation, dice: die === undefined ? [] : [die] });
}

// 9.1, 16.6, 16.7: other railways.

const RAILWAYS: readonly (readonly [OtherRailway, RegExp])[] = [
  ['dlr', /^(?:dlr|docklands|bybanen?)$/],
  ['overground', /^overground$/],
  ['elizabeth', /^(?:elizabeth|crossrail)$/],
  ['tram', /^(?:trams?|trikk(?:en)?)$/],
  ['cable-car', /^(?:cable|taubanen?)$/],
  ['national-rail', /^(?:tog|toget|togstasjon(?:en)?|trains?|jernbane\w*|british|br|national)$/],
];

function railway({ question: { words }, places, table, has }: Asked): Answer {
  const railways = RAILWAYS.filter(([, form]) => words.some((word) => form.test(word)));
  const [named] = railways;
  if (!named || railways.length > 1 || has('change', 'turn-round', 'tournament', 'same-line', 'other-line'))
    return undefined;
  const [id] = named;
  const { board } = table.network;
  const other = [...board.others.values()].find(({ railways: calling }) => calling.includes(id));
  const to = other?.id ?? [...board.stations.keys()][0];
  const at = table.standing?.at ?? places.stations[0]?.id ?? board.loop[0];
  if (!to || !at || !OTHER_RAILWAYS.includes(id)) return undefined;
  const position = startPosition(at);
  const route = [{ line: id, to }];
  const verdict = judgeTurn(table.network, position, { dice: [1], route }, table.variation);
  if (verdict.outcome !== 'penalty') return undefined;
  const penalty = verdict.findings.find(({ effect }) => effect === 'penalty')!;
  const link = linkTo(table, position, { die: 1, route });
  const rest = { rulings: penalty.rulings, link };
  const data = { count: verdict.sips.total, railway: id };
  const isBritishRail = id === 'national-rail';
  if (has('how-many', 'cost', 'sips') || (has('drink') && !has('can'))) {
    return answer(penalty.clause, isBritishRail ? 'britishRail' : 'otherRailway', data, {
      ...rest,
      said: verdict.sips.total,
    });
  }
  // A ban on changing trains is no ban on trains.
  if (!has('can')) return undefined;
  return answer('gug-9.1', isBritishRail ? 'noBritishRail' : 'noRailway', data, { ...rest, said: 'no' });
}

// 6.1: how much a bottle is.

const CENTILITRES: Readonly<Record<string, number>> = { cl: 1, dl: 10, ml: 0.1 };
/** A bottle alone asks how many sips it is. */
const BARE = 3;
const [BOTTLE_LEAST, BOTTLE_MOST] = [10, 200];

function bottle({ question: { words, numbers }, has, table }: Asked): Answer {
  // "May I drink 50 cl" is about something else.
  if (words.length > BARE && !words.some((word) => /^(?:sips?|slurk|slurker)$/.test(word))) return undefined;
  const sizes = numbers.flatMap(({ value, at }) => {
    const unit = CENTILITRES[words[at + 1] ?? ''];
    return unit === undefined ? [] : [value * unit];
  });
  const [size] = sizes;
  if (size === undefined || sizes.length > 1 || size < BOTTLE_LEAST || size > BOTTLE_MOST || has('double', 'strong'))
    return undefined;
  const said = sipsInBottle(size, table.network.rulings);
  return answer('gug-6.1', 'bottle', { count: said, size }, { said, rulings: ['R39'] });
}

// 10.1, 10.2, 10.4: turning round.

/** The station that is asked about: the one that is named, or where whoever has the turn stands. */
function stationAsked({ places, table, has }: Asked): StationId | undefined {
  if (places.stations.length > 0) return places.stations[0]!.id;
  return has('end-station', 'same-line', 'other-line', 'dots', 'junction') ? undefined : table.standing?.at;
}

interface Leaving {
  readonly came: Hop;
  readonly hop: Hop;
  readonly findings: readonly Finding[];
}

/** Every way to come to a place and leave it again, with what the judge finds in it. */
function leavings(network: Network, at: StationId): readonly Leaving[] {
  const place = network.place(at);
  const arriving = network.hops.filter(({ to }) => network.place(to) === place);
  const step = 1;
  return arriving.flatMap((came) =>
    network.hopsFrom(place).map((hop) => ({ came, hop, findings: judgeLeaving(network, came, hop, step) })),
  );
}

const isBroken = ({ findings }: Leaving) => findings.some(({ effect }) => effect === 'breaks');
const RETURNS: readonly Finding['reason'][] = [
  'return-same-line',
  'return-from-end',
  'return-few-dots',
  'return-two-dots',
  'no-return-here',
];

/** A question of the judge that shows one way to leave a station. */
function linkOf(table: GugTable, { came, hop }: Leaving): string {
  const position = startPosition(hop.from, { from: came.from, by: came.line });
  return linkTo(table, position, { die: 1, route: [{ line: hop.line, to: hop.to }] });
}

/** 10.2. */
const DOTS_TO_TURN = 2;

function turning(asked: Asked): Answer {
  const { question, places, table, has } = asked;
  const { network } = table;
  if (!has('turn-round') || has('drop', 'touch', 'inhibition', 'sips', 'change')) return undefined;
  const origin = places.stations.find(({ from: word }) => /^(?:fra|from)$/.test(question.words[word - 1] ?? ''));
  const others = places.stations.filter((one) => one !== origin || places.stations.length === 1);
  const at = origin && others[0] ? others[0].id : stationAsked(asked);
  if (at === undefined || others.length > 1) return undefined;
  const isFrom = origin !== undefined && others[0] !== origin;
  // Only from where one comes is known, and not where one stands.
  if (origin !== undefined && !isFrom) return undefined;
  const from = isFrom ? origin.id : undefined;
  const isHere = places.stations.length === 0;
  const came = isHere ? table.standing?.came : undefined;
  const [one, other] = places.lines.map(({ id }) => id);
  // "I came by the Victoria line" does not say that it is to be taken back.
  const isSame = has('same-line') || (one !== undefined && other === undefined && !has('come-from'));
  const all = leavings(network, at)
    .filter(({ findings }) => findings.some(({ reason }) => RETURNS.includes(reason)))
    .filter((each) => from === undefined || network.place(each.came.from) === network.place(from))
    .filter(
      (each) => !came || (network.place(each.came.from) === network.place(came.from) && each.came.line === came.by),
    )
    .filter((each) => one === undefined || each.came.line === one)
    .filter((each) => (isSame ? each.hop.line === each.came.line : other === undefined || each.hop.line === other));
  if (all.length === 0) return undefined;
  const station = nameOf(network.board, at);
  const count = network.dots(network.place(at));
  const data = { station, count, line: lineName(network.board, all[0]!.came.line) };
  const reasons = (some: readonly Leaving[]) =>
    new Set(some.flatMap(({ findings }) => findings.map(({ reason }) => reason)));
  const rest = (each: Leaving, said: Said) => ({
    said,
    rulings: [...new Set([...rulingsOf(each.findings), ...network.dotRulings(network.place(at))])].filter(
      (id) => id !== 'R1' || isHere,
    ),
    link: linkOf(table, each),
  });
  const legal = all.filter((each) => !isBroken(each));
  const isNever = reasons(all).has('no-return-here');
  if (legal.length === 0) {
    const broken = all[0]!;
    // Dots enough, and no line that leads back: there is nothing to allow.
    if (count >= DOTS_TO_TURN && !isSame && other === undefined && !isNever)
      return answer('gug-10.2', 'turnNoWay', data);
    // A line of its own could not be taken back anyway: only where one comes from decides.
    if (isNever && from === undefined && !came) return undefined;
    if (isNever)
      return answer(
        'gug-10.4',
        'neverThere',
        data,
        rest(
          all.find(({ findings }) => findings.some(({ reason }) => reason === 'no-return-here'))!,
          'no',
        ),
      );
    const isSameOnly = all.every(({ came: into, hop }) => into.line === hop.line);
    if (isSame || (isSameOnly && question.concepts.has('same-line')))
      return answer('gug-10.1', 'turnNoSameLine', data, rest(broken, 'no'));
    const few = all.find(({ findings }) => findings.some(({ reason }) => reason === 'return-few-dots')) ?? broken;
    return answer('gug-10.2', 'turnNo', data, rest(few, 'no'));
  }
  // It depends on where the player comes from.
  if (isNever) return answer('gug-10.4', 'neverFromThere', { ...data, other: otherOf(network, at) });
  const byDots = legal.find(({ findings }) => findings.some(({ reason }) => reason === 'return-two-dots'));
  if (byDots) return answer('gug-10.2', 'turnYesDots', data, rest(byDots, 'yes'));
  return answer('gug-10.1', 'turnYesEnd', data, rest(legal[0]!, 'yes'));
}

/** The other of the two stations of 10.4. */
function otherOf({ board, place }: Network, at: StationId): string {
  const other = board.data.noReturn.find((id) => place(id as StationId) !== place(at));
  return nameOf(board, other ?? at);
}

// 10.3: changing lines.

function changing(asked: Asked): Answer {
  const { places, table, has } = asked;
  const { network } = table;
  if (!has('change') || has('turn-round', 'drop', 'sips', 'suit', 'wild') || places.stations.length > 1)
    return undefined;
  const at = stationAsked(asked);
  if (at === undefined) return undefined;
  const [first, second] = places.lines.map(({ id }) => id);
  if (places.lines.length > 2 || (second === undefined && first !== undefined && !has('can'))) return undefined;
  const all = leavings(network, at)
    .filter(({ came, hop }) => came.line !== hop.line)
    .filter(({ findings }) => findings.some(({ clause }) => clause === 'gug-10.3'))
    .filter(({ came, hop }) =>
      second === undefined
        ? first === undefined || came.line === first || hop.line === first
        : came.line === first && hop.line === second,
    );
  const station = nameOf(network.board, at);
  const count = network.dots(network.place(at));
  const lines = new Set(
    network.members(network.place(at)).flatMap((member) => network.board.stations.get(member)!.lines),
  );
  const data = { station, count };
  if (lines.size === 1 && first === undefined) return answer('gug-10.3', 'changeOneLine', data, { said: 'no' });
  if (all.length === 0) return undefined;
  const legal = all.filter((each) => !isBroken(each));
  if (legal.length > 0 && legal.length < all.length) return undefined;
  const shown = all[0]!;
  const reason = shown.findings.find(({ clause }) => clause === 'gug-10.3')!.reason;
  const rest = { rulings: rulingsOf(shown.findings).filter((id) => id !== 'R1'), link: linkOf(table, shown) };
  if (legal.length === 0) return answer('gug-10.3', 'changeNo', data, { ...rest, said: 'no' });
  return answer('gug-10.3', reason === 'change-adjacent' ? 'changeSideBySide' : 'changeDot', data, {
    ...rest,
    said: 'yes',
  });
}

// 12.1-14.1: dropping an inhibition.

function endsAt(network: Network, station: StationId, lines: readonly LineId[]): readonly Drop[] {
  const ending = network.endingLines(network.place(station));
  const by = lines.filter((line) => ending.includes(line));
  return (by.length > 0 ? by : ending).map((line) => ({ station, line }));
}

const USE = /^(?:use|bruke?r?|nytte)$/;
const PAST = /^(?:dropped|droped|sluppet|slapp|droppa|droppet|used|brukt)$/;

function dropping({ question, places, table, has }: Asked): Answer {
  const { network, variation } = table;
  const { stations } = places;
  const by = places.lines.map(({ id }) => id);
  if (
    !(has('drop') || (has('twice') && question.words.some((word) => USE.test(word)))) ||
    stations.length === 0 ||
    stations.length > 2
  )
    return undefined;
  if (has('turn-round', 'sips', 'how-many', 'drink', 'early', 'even-if') || question.pair) return undefined;
  const past = question.words.findIndex((word) => PAST.test(word));
  const [one, two] = stations;
  // Whoever says "I have dropped at A" means the first station after it.
  const earlier = two && (past >= 0 ? (stations.find(({ from }) => from > past) ?? one!) : one!);
  const at = (two ? (earlier === one ? two : one!) : one!).id;
  const isUntouched = has('touch', 'circle') && has('not');
  const befores = earlier
    ? endsAt(network, earlier.id, by)
    : has('twice', 'same-station')
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
  if (!allowed) {
    // Where nothing ends, that is why; else what the question is about, and what the judge finds first.
    const fault = verdict!.findings[0]!;
    return answer(fault.clause, NO_DROP[fault.reason] ?? 'dropNo', data, { ...rest, said: 'no' });
  }
  if (earlier) {
    const isColour = faultsOfDrop(network, [], drop).length === 0 && worlds[0]!.some(({ line }) => line === drop.line);
    return answer(isColour ? 'gug-13.3' : 'gug-12.2', isColour ? 'dropOtherSide' : 'dropBoth', data, {
      ...rest,
      said: 'yes',
    });
  }
  if (befores.length > 0) return answer('gug-13.2', 'dropAgain', data, { ...rest, said: 'yes' });
  return answer('gug-12.1', 'dropYes', data, { ...rest, said: 'yes' });
}

const NO_DROP: Readonly<Partial<Record<Finding['reason'], string>>> = {
  'drop-not-an-end': 'dropNotEnd',
  'drop-inside': 'dropInside',
  'drop-near': 'dropNear',
  'drop-used': 'dropUsed',
  'drop-same-colour': 'dropSameColour',
  'drop-untouched': 'dropUntouched',
};

// 7.2: the start.

function starting({ places, table: { network }, has }: Asked): Answer {
  if (
    !has('start') ||
    places.stations.length !== 1 ||
    has('turn-over', 'sips', 'drink', 'roll', 'same-station', 'drop')
  )
    return undefined;
  const at = places.stations[0]!.id;
  const isOn = network.isOnLoop(network.place(at));
  const data = { station: nameOf(network.board, at) };
  return answer('gug-7.2', isOn ? 'startYes' : 'startNo', data, { said: isOn ? 'yes' : 'no', rulings: ['R8'] });
}

// 8.3, 8.4: points of a turn.

function dieOf({ question: { numbers, words } }: Asked): number | undefined {
  const sides = numbers.filter(({ value, at }) => value >= 1 && value <= 6 && !isCounted(words, at));
  return sides.length === 1 ? sides[0]!.value : undefined;
}

const COUNTED =
  /^(?:stations?|stops?|stasjon\w*|stopp|points?|pong\w*|sips?|slurk\w*|inhibitions?|hemning\w*|times|ganger|players?|spillere?|dots?|prikk\w*)$/;

/** Whether a number counts something, so that no die shows it. */
const isCounted = (words: readonly string[], at: number): boolean => COUNTED.test(words[at + 1] ?? '');

function points(asked: Asked): Answer {
  const { places, table, has } = asked;
  const { network } = table;
  if (
    !has('roll', 'die', 'move', 'points', 'how-many') ||
    has('sips', 'drink', 'early', 'drop', 'end-station', 'dots', 'inhibition')
  )
    return undefined;
  if (places.stations.length > 1 || has('three-man', 'g-gools', 'g-gabong', 'suit')) return undefined;
  const die = dieOf(asked);
  const at = places.stations[0]?.id ?? sampleOf(asked);
  if (die === undefined || at === undefined) return undefined;
  const count = pointsFor(network, at, die);
  const isInside = network.isWithinLoop(network.place(at));
  const data = { count, die, station: nameOf(network.board, at) };
  const link = places.stations.length > 0 ? { link: linkTo(table, startPosition(at), { die }) } : {};
  return answer(isInside ? 'gug-8.3' : 'gug-8.4', isInside ? 'pointsInside' : 'pointsOutside', data, {
    said: count,
    rulings: ['R8'],
    ...link,
  });
}

/** Some station inside or outside, where only that was said. */
function sampleOf({ table: { network }, has }: Asked): StationId | undefined {
  if (has('inside') === has('outside')) return undefined;
  return [...network.board.stations.keys()].find((id) => network.isWithinLoop(network.place(id)) === has('inside'));
}

// 12.4, 16.1, 16.2, 16.5: how many sips.

function drinking(asked: Asked): Answer {
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
    const ends = endsAt(
      network,
      at,
      lines.map(({ id }) => id),
    );
    if (left !== undefined) {
      if (ends.length === 0 || left > MOST_LEFT) return undefined;
      const sips = sipsFor(network, { at: place, left }, variation);
      return answer(clauseOfSips(network, at), 'sipsLeft', { station, count: sips.total, left }, sipsRest(sips));
    }
    if (question.numbers.some(({ value }) => value > 2) || has('roll', 'early', 'drop', 'four-times')) return undefined;
    const count = network.dots(place);
    if (has('dots') && has('how-many')) {
      return answer('gug-16.1', 'dots', { station, count }, { said: count, rulings: network.dotRulings(place) });
    }
    const isAsked =
      has('sips') ||
      (has('drink') && has('how-many')) ||
      (has('turn-over') && !isYesNo(question)) ||
      (has('how-many') && has('cost')) ||
      (endsTurn(question) && !isYesNo(question));
    const isSpecial = at === network.board.data.special.leicester || clauseOfSips(network, at) !== 'gug-12.4';
    const isOnlyEnd = ends.length > 0 && ends.length === network.board.stations.get(at)!.lines.length;
    if (!isAsked || isSpecial || isOnlyEnd || has('dots') || count === 0) return undefined;
    const sips = sipsFor(network, { at: place, left: undefined }, variation);
    return answer('gug-16.1', 'sipsDots', { station, count: sips.total, dots: count }, sipsRest(sips));
  }
  return early(asked);
}

/** The rules give no more points than twelve, of which one at least is used. */
const MOST_LEFT = 11;

const sipsRest = ({ total, terms }: Sips) => ({ said: total, rulings: rulingsOf(terms) });

/** Such a question is not answered by a number. The letters oe of `does` are folded. */
const isYesNo = ({ words }: Question): boolean => /^(?:dos|do|is|can|may|er|kan|slutter|ender)$/.test(words[0] ?? '');

const endsTurn = ({ words }: Question): boolean =>
  /\b(?:end(?:ed|ing|s)? (?:my|the|a|his|her)? ?turn|avslutta? turen|slutter turen|ender turen)\b/.test(
    words.join(' '),
  );

function clauseOfSips({ board, members, place }: Network, at: StationId): Clause {
  const isAt = (special: string) => members(place(at)).some((member) => member === special);
  if (isAt(board.data.special.heathrow)) return 'gug-16.2';
  return isAt(board.data.special.elephant) ? 'gug-16.5' : 'gug-12.4';
}

/** The points that are said to be left on arrival. */
function leftOf({ words, numbers }: Question): number | undefined {
  const said = numbers.filter(({ at }) => {
    const next = words.slice(at + 1, at + 5).join(' ');
    return /^(?:(?:movement )?(?:points?|pong|flyttepong) (?:left|igjen|til overs|over|remaining|to spare|til rest|til gode)|left\b|igjen\b|til overs|left over|remaining)/.test(
      next,
    );
  });
  return said.length === 1 && numbers.length === 1 ? said[0]!.value : undefined;
}

/** A turn from one station to another with a die: the judge's own word. */
function ride(asked: Asked): Answer {
  const { places, table, has } = asked;
  const { network, variation } = table;
  const die = dieOf(asked);
  if (die === undefined || has('turn-round', 'drop', 'come-from', 'change')) return undefined;
  const [from, to] = places.stations;
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
  const STATION = /^(?:stations?|stops?|stasjon\w*|stopp)$/;
  const away = numbers.filter(
    ({ at }) => STATION.test(words[at + 1] ?? '') || (STATION.test(words[at - 2] ?? '') && words[at - 1] === 'igjen'),
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

const EXAMPLE = { steps: 2, die: 5 } as const;

/** A turn that ends at a plain end station after so many stations, judged. */
function rideToEnd(network: Network, variation: Variation, steps: number, die: number, isInside: boolean) {
  const { draw } = variation;
  const isPlain = ({ station }: Drop) =>
    clauseOfSips(network, station) === 'gug-12.4' &&
    network.dots(network.place(station)) === 0 &&
    ![...draw.double, ...draw.triple].includes(station);
  const ends = [...network.board.stations.keys()].flatMap((station) => endsAt(network, station, [])).filter(isPlain);
  for (const { station, line } of ends) {
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

// 8.3, 8.4, 12.2, 12.3: where a station lies.

function whereabouts({ question, places, table: { network }, has }: Asked): Answer {
  if (places.stations.length !== 1 || has('drop', 'sips', 'drink', 'turn-round', 'change', 'roll', 'start'))
    return undefined;
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
  if (has('end-station') && /^(?:is|er|e)$/.test(question.words[0] ?? '') && !has('near', 'closed-stations')) {
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
  const yes = asksOn ? isOn : has('inside') ? isIn : !isIn;
  return answer(asksOn ? 'gug-7.2' : clause, sentence, { station }, { said: yes ? 'yes' : 'no', rulings: ['R8'] });
}

const SIDES = { north: 'sideNorth', south: 'sideSouth', central: 'sideCentral' } as const;
