import { type LineId, OTHER_RAILWAYS, type OtherRailway, type StationId } from '../games/gug/board-data.ts';
import type { Board } from '../games/gug/board.ts';
import type { Clause } from '../games/gug/clauses.ts';
import { faultsOfDrop, judgeDrop } from '../games/gug/drop.ts';
import type { Hop } from '../games/gug/hops.ts';
import { judgeLeaving } from '../games/gug/movement.ts';
import type { Network } from '../games/gug/network.ts';
import type { Drop, Position, Step } from '../games/gug/position.ts';
import { routeTo, waysThere } from '../games/gug/route-to.ts';
import { sipsFor, sipsInBottle, type Variation } from '../games/gug/sips.ts';
import { emptySituation, makeSituation, startPosition } from '../games/gug/situation.ts';
import { judgeTurn, pointsFor } from '../games/gug/turn.ts';
import type { Finding, Sips, Verdict } from '../games/gug/verdict.ts';
import { type Frame, nameOf as personOf, type Read } from './frames.ts';
import type { Judged, Said, SentenceData } from './verdict.ts';

/** The table that a question is about: its board as it plays it, and whoever has the turn in a running game. */
export interface GugTable {
  readonly network: Network;
  readonly variation: Variation;
  /** Where the icon stands whose turn it is; undefined outside a game. */
  readonly standing?: Position | undefined;
}

type Answer = Judged | undefined;

const answer = (
  clause: Clause,
  sentence: string,
  data: SentenceData,
  rest: Pick<Judged, 'more' | 'link'> & { readonly said?: Said; readonly rulings?: readonly string[] } = {},
): Judged => ({ game: 'gug', clause, sentence, data, rulings: [], ...rest });

const nameOf = (board: Board, id: StationId): string =>
  board.stations.get(id)?.name ?? board.others.get(id)?.name ?? id;
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

/** The end stations at a station by their lines, or by one that is named. */
function endsAt(network: Network, station: StationId, line?: LineId): readonly Drop[] {
  const ending = network.endingLines(network.place(station));
  return ending.filter((each) => line === undefined || each === line).map((each) => ({ station, line: each }));
}

/** The clause that says how much is drunk at a place. */
function clauseOfSips({ board, members, place }: Network, at: StationId): Clause {
  const isAt = (special: string) => members(place(at)).some((member) => member === special);
  if (isAt(board.data.special.heathrow)) return 'gug-16.2';
  return isAt(board.data.special.elephant) ? 'gug-16.5' : 'gug-12.4';
}

/** Where a question is: its one station, however it is said. */
const PLACE_KINDS = ['at', 'arrive', 'arrive-by', 'ended', 'when-arrive', 'at-from'] as const;
function placeOf({ all }: Read): StationId | undefined {
  const places = all('station', ...PLACE_KINDS.slice(0, -1));
  return places.length === 1 ? places[0] : undefined;
}

// 10.1, 10.2, 10.4: turning round.

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
  'return-at-end',
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

function turning(read: Read, table: GugTable): Answer {
  const { network } = table;
  const { has, the, all } = read;
  const [one, other] = all('station', 'at-from');
  // "At Ealing Common from Acton Town", and the other way about.
  const isFromFirst = read.items.some(
    ({ kind, from, to }) => kind === 'at-from' && ORIGIN_FIRST.test(read.line.words.slice(from, to).join(' ')),
  );
  const places = all('station', 'at', 'arrive', 'arrive-by');
  const isStanding = places.length === 0 && one === undefined && !read.has('from');
  // "Back from Morden" is from where it ends.
  const isBackFrom =
    places.length === 0 &&
    read.items.some(
      ({ kind, from: word, to }) => kind === 'from' && to - word > 0 && /^(?:from|fra)$/.test(read.line.words[word]!),
    );
  const leftBehind = the('station', 'from');
  const isEnd = leftBehind !== undefined && network.endingLines(network.place(leftBehind)).length > 0;
  if (isBackFrom && one === undefined && !isEnd && leftBehind !== undefined) return undefined;
  const isReturn = isBackFrom && one === undefined && isEnd;
  const at = isReturn
    ? leftBehind
    : one !== undefined
      ? isFromFirst
        ? other
        : one
      : (places[0] ?? table.standing?.at);
  const from = isReturn ? undefined : one !== undefined ? (isFromFirst ? one : other) : leftBehind;
  if (at === undefined || places.length > 1 || (one !== undefined && places.length > 0)) return undefined;
  if (isStanding && all('who', 'can', 'must').some((who) => who !== 'asker')) return undefined;
  const back = the('station', 'to');
  if (back !== undefined && back !== from) return undefined;
  const came = isStanding ? table.standing?.came : undefined;
  const arrived = the('line', 'came-by', 'arrive-by');
  const leaving = the('line', 'on-line', 'turn-line');
  const isSame = has('same-line');
  const all_ = leavings(network, at)
    .filter(({ findings }) => findings.some(({ reason }) => RETURNS.includes(reason)))
    .filter((each) => from === undefined || network.place(each.came.from) === network.place(from))
    .filter(({ hop }) => back === undefined || network.place(hop.to) === network.place(back))
    .filter(
      (each) => !came || (network.place(each.came.from) === network.place(came.from) && each.came.line === came.by),
    )
    .filter((each) => arrived === undefined || each.came.line === arrived)
    .filter((each) => leaving === undefined || each.hop.line === leaving)
    .filter((each) => !isSame || each.hop.line === each.came.line)
    .filter((each) => !has('other-line') || each.hop.line !== each.came.line);
  if (all_.length === 0) return undefined;
  const station = nameOf(network.board, at);
  const count = network.dots(network.place(at));
  const dots = the('n', 'n-dots');
  if (has('n-dots') && dots !== count) return undefined;
  const data = { station, count, line: lineName(network.board, all_[0]!.came.line) };
  const reasonsOf = (some: readonly Leaving[]) =>
    new Set(some.flatMap(({ findings }) => findings.map(({ reason }) => reason)));
  const rest = (each: Leaving, said: Said) => ({
    said,
    rulings: [...new Set([...rulingsOf(each.findings), ...network.dotRulings(network.place(at))])].filter(
      (id) => id !== 'R1' || isStanding,
    ),
    link: linkOf(table, each),
  });
  const legal = all_.filter((each) => !isBroken(each));
  const isNever = reasonsOf(all_).has('no-return-here');
  const isLeft = leaving !== undefined || isSame;
  // Of a line that is taken, every way to come there has to say the same.
  if (isLeft && legal.length > 0 && legal.length < all_.length) return undefined;
  if (legal.length === 0) {
    const broken = all_[0]!;
    // Dots enough, and no line that leads back: there is nothing to allow.
    if (count >= DOTS_TO_TURN && !isLeft && !has('other-line') && !isNever)
      return answer('gug-10.2', 'turnNoWay', data);
    // A line of its own could not be taken back anyway: only where one comes from decides.
    if (isNever && from === undefined && !came) return undefined;
    if (isNever) return answer('gug-10.4', 'neverThere', data, rest(withReason(all_, 'no-return-here'), 'no'));
    const isSameOnly = all_.every(({ came: into, hop }) => into.line === hop.line);
    if (isSame || (isSameOnly && isLeft)) return answer('gug-10.1', 'turnNoSameLine', data, rest(broken, 'no'));
    const few = all_.find(({ findings }) => findings.some(({ reason }) => reason === 'return-few-dots'));
    if (!few && isLeft) return answer('gug-10.1', 'turnNoSameLine', data, rest(broken, 'no'));
    return answer('gug-10.2', 'turnNo', data, rest(few ?? broken, 'no'));
  }
  // It depends on where the player comes from.
  if (isNever) return answer('gug-10.4', 'neverFromThere', { ...data, other: otherOf(network, at) });
  const byDots = legal.find(({ findings }) => findings.some(({ reason }) => reason === 'return-two-dots'));
  if (byDots) return answer('gug-10.2', 'turnYesDots', data, rest(byDots, 'yes'));
  return answer('gug-10.1', 'turnYesEnd', data, rest(legal[0]!, 'yes'));
}

/** Folded. */
const ORIGIN_FIRST = /^(?:\w+ )?(?:from|fra|ifra) /;

const withReason = (some: readonly Leaving[], reason: Finding['reason']): Leaving =>
  some.find(({ findings }) => findings.some((each) => each.reason === reason))!;

/** 10.2 of a station that is called by its dots alone. */
function turningByDots({ the, has }: Read): Answer {
  const count = has('n-dots') ? (the('n', 'n-dots') ?? 1) : undefined;
  if (count === undefined || count > DOTS_MOST) return undefined;
  if (has('same-line')) return answer('gug-10.1', 'byRule', {}, { said: 'no' });
  return answer('gug-10.2', 'byRule', {}, { said: count < DOTS_TO_TURN ? 'no' : 'yes' });
}

/** The other of the two stations of 10.4. */
function otherOf({ board, place }: Network, at: StationId): string {
  const other = board.data.noReturn.find((id) => place(id as StationId) !== place(at));
  return nameOf(board, (other as StationId | undefined) ?? at);
}

// 10.3: changing lines.

function changing(read: Read, table: GugTable): Answer {
  const { network } = table;
  const { the, all } = read;
  const at = placeOf(read) ?? (all('station', ...PLACE_KINDS).length === 0 ? table.standing?.at : undefined);
  if (at === undefined) return undefined;
  const [first, second] = all('line', 'from-to-line');
  const from = first ?? the('line', 'came-by', 'arrive-by');
  const to = second ?? the('line', 'to-line', 'on-line');
  const all_ = leavings(network, at)
    .filter(({ came, hop }) => came.line !== hop.line)
    .filter(({ findings }) => findings.some(({ clause }) => clause === 'gug-10.3'))
    .filter(({ came }) => from === undefined || came.line === from)
    .filter(({ hop }) => to === undefined || hop.line === to);
  const station = nameOf(network.board, at);
  const count = network.dots(network.place(at));
  const data = { station, count };
  const lines = new Set(
    network.members(network.place(at)).flatMap((member) => network.board.stations.get(member)!.lines),
  );
  if (lines.size === 1 && from === undefined && to === undefined)
    return answer('gug-10.3', 'changeOneLine', data, { said: 'no' });
  const legal = all_.filter((each) => !isBroken(each));
  if (all_.length === 0 || (legal.length > 0 && legal.length < all_.length)) return undefined;
  const shown = all_[0]!;
  const { reason } = shown.findings.find(({ clause }) => clause === 'gug-10.3')!;
  const rest = { rulings: rulingsOf(shown.findings).filter((id) => id !== 'R1'), link: linkOf(table, shown) };
  if (legal.length === 0) return answer('gug-10.3', 'changeNo', data, { ...rest, said: 'no' });
  const sentence = reason === 'change-adjacent' ? 'changeSideBySide' : 'changeDot';
  return answer('gug-10.3', sentence, data, { ...rest, said: 'yes' });
}

// 12.1-14.1: dropping.

/** What others have used matters where each end station is used once in the whole game (R29). */
function dropping(read: Read, table: GugTable): Answer {
  const { network } = table;
  const { the, all, has } = read;
  const asker = all('who', 'can', 'must')[0];
  const isMine = (said: readonly { readonly is: string }[]) => {
    const who = said.find(
      (value): value is { is: 'who'; who: Parameters<typeof personOf>[0] } => value.is === 'who',
    )?.who;
    const [one, other] = [who && personOf(who), asker && personOf(asker)];
    if (one === undefined || one === 'asker') return other === undefined || other === 'asker';
    if (other === undefined || other === 'asker') return false;
    return one === other || other === 'they' ? true : one === 'they' ? undefined : false;
  };
  const [used, ...moreUsed] = read.items.filter(({ kind }) => kind === 'used');
  const mine = used ? isMine(used.said) : true;
  const isOfOthers = read.items.some(({ kind, said }) => kind === 'used-there' && isMine(said) !== true);
  if (moreUsed.length > 0 || mine === undefined || isOfOthers) return undefined;
  // In a team game somebody else may be of one's own team.
  if (!mine && TEAMS.has(variationOf(read, table)?.code ?? '')) return undefined;
  const usedAt = the('station', 'used');
  const unusedAt = the('station', 'not-used');
  const bothAt = all('station', 'both-at');
  const placesSaid = all('station', 'at', 'arrive', 'arrive-by', 'ended', 'when-arrive');
  if (placesSaid.length > 1) return undefined;
  // Of two where not even the first will do, that one is told of.
  const [first] = bothAt;
  const isFirstOut =
    first !== undefined &&
    endsAt(network, first).every((drop) => judgeDrop(network, [], drop, true, table.variation).allowed !== 'yes');
  const at = placesSaid[0] ?? (isFirstOut ? first : bothAt[1]) ?? usedAt ?? unusedAt;
  if (at === undefined || (bothAt.length > 0 && (placesSaid.length > 0 || used))) return undefined;
  if (unusedAt !== undefined && (at !== unusedAt || used)) return undefined;
  const line = the('line', 'came-by', 'arrive-by', 'on-line');
  const count = the('n', 'drop-n');
  const saysAgain = read.items.some(
    ({ kind, from, to }) => kind === 'again' && AGAIN.test(read.line.words.slice(from, to).join(' ')),
  );
  const usedThere = has('used-there');
  // Whoever does it again has done it.
  if (saysAgain && !mine) return undefined;
  const isTwice = saysAgain || usedThere || (count ?? 1) > 1;
  if (count !== undefined && (count < 1 || count > 2)) return undefined;
  const earlier = isFirstOut ? undefined : (first ?? (mine ? usedAt : undefined));
  const isSame = earlier === at || (isTwice && earlier === undefined);
  if (isTwice && earlier !== undefined && earlier !== at && !saysAgain) return undefined;
  // "Can I drop there too" of what nobody has used asks what is not said.
  if (!used && has('again') && unusedAt === undefined && bothAt.length === 0 && !saysAgain && !usedThere)
    return undefined;
  const befores = isSame ? endsAt(network, at, line) : earlier !== undefined ? endsAt(network, earlier) : [];
  if (earlier !== undefined && befores.length === 0) return undefined;
  const targets = endsAt(network, at, line);
  if (isSame && targets.length === 0) return undefined;
  // A line that does not end there leads past it.
  if (targets.length === 0 && line !== undefined) return undefined;
  const station = nameOf(network.board, at);
  const drops = targets.length > 0 ? targets : [{ station: at, line: network.board.stations.get(at)!.lines[0]! }];
  const worlds: readonly (readonly Drop[])[] = befores.length === 0 ? [[]] : befores.map((drop) => [drop]);
  const isUntouched = has('untouched');
  const others = !mine && usedAt !== undefined && network.rulings.R29 === 'whole-game' ? [usedAt] : [];
  const closed = has('closed') ? [at] : [];
  const { draw } = table.variation;
  const variation: Variation = {
    ...table.variation,
    draw: { ...draw, closed: [...draw.closed, ...closed] },
    used: [...(table.variation.used ?? []), ...others],
  };
  const judged = worlds.flatMap((before) =>
    drops.map((drop) => judgeDrop(network, before, drop, !isUntouched, variation)),
  );
  if (new Set(judged.map(({ allowed }) => allowed)).size !== 1) return undefined;
  const [verdict] = judged;
  const allowed = verdict!.allowed === 'yes';
  const drop = drops[0]!;
  const position: Position = { ...startPosition(at), drops: worlds[0]!, touched: !isUntouched };
  const before = network.hops.find(({ to, line: by }) => to === at && by === drop.line);
  const isShown = others.length === 0 && closed.length === 0;
  const link = before
    ? linkTo(table, { ...position, at: before.from }, { die: 1, route: [{ line: before.line, to: at }] })
    : linkTo(table, position);
  const data = {
    station,
    other: earlier !== undefined ? nameOf(network.board, earlier) : station,
    line: lineName(network.board, drop.line),
  };
  const rest = {
    rulings: [...new Set([...rulingsOf(verdict!.findings), ...(mine ? [] : ['R29'])])],
    ...(isShown && { link }),
  };
  if (!allowed) {
    const fault = verdict!.findings[0]!;
    return answer(fault.clause, NO_DROP[fault.reason] ?? 'dropNo', data, { ...rest, said: 'no' });
  }
  if (isSame) return answer('gug-13.2', 'dropAgain', data, { ...rest, said: 'yes' });
  if (earlier !== undefined) {
    const isColour =
      faultsOfDrop(network, [], drop).length === 0 && worlds[0]!.some(({ line: by }) => by === drop.line);
    return answer(isColour ? 'gug-13.3' : 'gug-12.2', isColour ? 'dropOtherSide' : 'dropBoth', data, {
      ...rest,
      said: 'yes',
    });
  }
  return answer(mine ? 'gug-12.1' : 'gug-13.2', 'dropYes', data, { ...rest, said: 'yes' });
}

/** Folded. */
const AGAIN =
  /^(?:there )?(?:again|twice|two times|a second time|once more|igjen|to gang\w*|en gang til|pa nytt|enda en gang)$|igjen$|gang til$/;

const NO_DROP: Readonly<Partial<Record<Finding['reason'], string>>> = {
  'drop-not-an-end': 'dropNotEnd',
  'drop-inside': 'dropInside',
  'drop-near': 'dropNear',
  'drop-used': 'dropUsed',
  'drop-same-colour': 'dropSameColour',
  'drop-untouched': 'dropUntouched',
};

// 12.4, 16.1-16.5: sips.

/** White dots on the board are four at most. */
const DOTS_MOST = 6;
/** The rules give no more points than twelve, of which one at least is used. */
const MOST_LEFT = 11;

const sipsRest = ({ total, terms }: Sips) => ({ said: total, rulings: rulingsOf(terms) });

/** Variations in which somebody else may be of one's own team. */
const TEAMS: ReadonlySet<string> = new Set(['CT', 'DUT']);

/** The variation that a question names, with what it says of the draw at a station; undefined where no judge knows it. */
function variationOf({ has }: Read, { variation, network }: GugTable, at?: StationId): Variation | undefined {
  const code = has('team-classic') ? 'CT' : has('team-double-up') ? 'DUT' : has('classic') ? 'C' : variation.code;
  const drawn = (kind: 'doubled' | 'tripled', had: readonly StationId[]) =>
    has(kind) && at !== undefined ? [...had, at] : had;
  const { draw } = variation;
  const isEnd = at !== undefined && network.endingLines(network.place(at)).length > 0;
  if (has('doubled', 'tripled') && (!isEnd || has('doubled') === has('tripled'))) return undefined;
  return {
    ...variation,
    code,
    draw: { ...draw, double: drawn('doubled', draw.double), triple: drawn('tripled', draw.triple) },
  };
}

function sipsLeft(read: Read, table: GugTable): Answer {
  const { network } = table;
  const at = placeOf(read);
  const left = read.the('n', 'left');
  const line = read.the('line', 'arrive-by', 'came-by', 'on-line');
  if (at === undefined || left === undefined || left > MOST_LEFT) return undefined;
  const variation = variationOf(read, table, at);
  if (!variation || endsAt(network, at, line).length === 0) return undefined;
  const count = network.dots(network.place(at));
  if (read.has('n-dots') && read.the('n', 'n-dots') !== count) return undefined;
  const sips = sipsFor(network, { at: network.place(at), left }, variation);
  const isCounted = sips.terms.some(({ clause }) => clause === 'gug-16.1');
  return answer(
    clauseOfSips(network, at),
    'sipsLeft',
    { station: nameOf(network.board, at), count: sips.total, left },
    { ...sipsRest(sips), ...(isCounted && { more: [{ sentence: 'dotsCounted', data: { dots: count } }] }) },
  );
}

function sipsByDots(read: Read, table: GugTable): Answer {
  const { network } = table;
  const at = placeOf(read);
  if (at === undefined) return undefined;
  const variation = variationOf(read, table, at);
  const place = network.place(at);
  const count = network.dots(place);
  const ends = network.endingLines(place);
  const isToldDots = read.has('n-dots');
  if (isToldDots && (read.the('n', 'n-dots') ?? 1) !== count) return undefined;
  const clause = clauseOfSips(network, at);
  const isSpecial = at === network.board.data.special.leicester || (clause !== 'gug-12.4' && !isToldDots);
  // Where a line ends there, points may be left that nobody has told.
  if (!variation || isSpecial || (ends.length > 0 && !isToldDots) || count === 0) return undefined;
  const sips = sipsFor(network, { at: place, left: undefined }, variation);
  const data = { station: nameOf(network.board, at), count: sips.total, dots: count };
  return answer(clause === 'gug-12.4' ? 'gug-16.1' : clause, 'sipsDots', data, sipsRest(sips));
}

/** 12.4: so many points left at an end station that nobody names. */
function leftAtEnd(read: Read, table: GugTable): Answer {
  const { network } = table;
  const left = read.the('n', 'left');
  const variation = variationOf(read, table);
  if (left === undefined || left > MOST_LEFT || !variation) return undefined;
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
  return [...network.board.stations.keys()].flatMap((station) => endsAt(network, station)).filter(isPlain);
}

const changesOf = (route: readonly Step[]): number =>
  route.filter(({ line }, step) => step > 0 && line !== route[step - 1]!.line).length;

/** A turn from one station to another with a die: the judge's own word. */
function ride(read: Read, table: GugTable): Answer {
  const { network } = table;
  const { the, all, has } = read;
  const die = the('die', 'roll');
  const from = the('station', 'from') ?? (has('to', 'arrive', 'arrive-by') ? the('station', 'at') : undefined);
  const goals = [...all('station', 'to', 'arrive', 'arrive-by', 'ended'), ...(has('from') ? all('station', 'at') : [])];
  const [to] = goals;
  if (die === undefined || from === undefined || to === undefined || goals.length > 1) return undefined;
  const variation = variationOf(read, table, to);
  if (!variation) return undefined;
  const position = startPosition(from);
  const line = the('line', 'on-line', 'arrive-by');
  const route = routeTo(network, position, die, [], to, line === undefined ? [] : [line]);
  if (!route || (line !== undefined && route.at(-1)!.line !== line)) return undefined;
  const isByLine = (way: readonly Step[]) => line === undefined || way.at(-1)!.line === line;
  const asEasy = waysThere(network, position, [die], [], to, variation).filter(
    (way) => isByLine(way.route) && way.changes <= changesOf(route),
  );
  const isEither = new Set(asEasy.map(({ sips }) => sips)).size > 1;
  const verdict = judgeTurn(network, position, { dice: [die], route }, variation);
  const data = {
    station: nameOf(network.board, from),
    other: nameOf(network.board, to),
    die,
    count: verdict.sips.total,
    left: verdict.points.total - verdict.points.used,
  };
  const rest = { rulings: rulingsOfVerdict(verdict), link: linkTo(table, position, { die, route }) };
  const isEnd = verdict.findings.some(({ reason }) => reason === 'arrives-end');
  if (verdict.outcome !== 'legal') return undefined;
  if (has('sips-asked', 'what-now') || !has('can')) {
    // Legal ways as easy as this one that cost something else: nobody has said which.
    if (isEither || verdict.findings.some(({ reason }) => reason === 'leicester-toss')) return undefined;
    return answer(isEnd ? clauseOfSips(network, to) : 'gug-16.1', isEnd ? 'sipsRide' : 'sipsRideDots', data, {
      ...rest,
      said: verdict.sips.total,
    });
  }
  return answer('gug-11.1', 'rideYes', data, { ...rest, said: 'yes' });
}

/** So many stations from an end station, on the outside or the inside, with a die. */
function early(read: Read, table: GugTable): Answer {
  const { network } = table;
  const steps = read.the('n', 'steps-from');
  const isInside = read.has('inside');
  if (steps === undefined || isInside === read.has('outside')) return undefined;
  const said = read.the('die', 'roll');
  // The rule book's own example: two stations away, outside, and a five.
  const isExample = said === undefined && steps === EXAMPLE.steps && !isInside && !read.has('roll');
  const die = said ?? (isExample ? EXAMPLE.die : undefined);
  const variation = variationOf(read, table);
  const found = die === undefined || !variation ? undefined : rideToEnd(network, variation, steps, die, isInside);
  if (die === undefined || !found) return undefined;
  const { verdict, position, route } = found;
  const data = { count: verdict.sips.total, die, steps, points: verdict.points.total };
  return answer('gug-12.4', isExample ? 'earlyExample' : 'early', data, {
    said: verdict.sips.total,
    rulings: rulingsOfVerdict(verdict),
    link: linkTo(table, position, { die, route }),
  });
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

function dotsOf(read: Read, { network }: GugTable): Answer {
  const at = placeOf(read);
  if (at === undefined) return undefined;
  const place = network.place(at);
  const count = network.dots(place);
  return answer(
    'gug-16.1',
    'dots',
    { station: nameOf(network.board, at), count },
    { said: count, rulings: network.dotRulings(place) },
  );
}

/** 16.1: a turn that ends at a junction of so many dots, and nothing else is told. */
function atJunction(read: Read, table: GugTable): Answer {
  const { network } = table;
  const count = read.the('n', 'n-dots');
  const variation = variationOf(read, table);
  const isPlain = (id: StationId) =>
    network.dots(network.place(id)) === count &&
    clauseOfSips(network, id) === 'gug-12.4' &&
    id !== network.board.data.special.leicester &&
    network.endingLines(network.place(id)).length === 0;
  const sample = [...network.board.stations.keys()].find(isPlain);
  if (sample === undefined || !variation) return undefined;
  const sips = sipsFor(network, { at: network.place(sample), left: undefined }, variation);
  return answer('gug-16.1', 'byRule', {}, { said: sips.total });
}

// 8.3, 8.4: points of a turn.

function points(read: Read, table: GugTable): Answer {
  const { network } = table;
  const { the, all, has } = read;
  const die = the('die', 'roll');
  const stations = all('station', 'at', 'arrive');
  // A bare number at a station is no throw unless somebody asks how far it goes.
  const isBare = read.items.some(({ kind, from, to }) => kind === 'roll' && to - from === 1);
  if (isBare && !has('far-asked')) return undefined;
  const sample = [...network.board.stations.keys()].find(
    (id) => network.isWithinLoop(network.place(id)) === has('inside'),
  );
  if (has('inside') && has('outside')) return undefined;
  const at = stations[0] ?? (has('inside', 'outside') ? sample : undefined);
  if (die === undefined || at === undefined || stations.length > 1) return undefined;
  const isInside = network.isWithinLoop(network.place(at));
  if ((has('inside') && !isInside) || (has('outside') && isInside)) return undefined;
  const count = pointsFor(network, at, die);
  const data = { count, die, station: nameOf(network.board, at) };
  return answer(isInside ? 'gug-8.3' : 'gug-8.4', isInside ? 'pointsInside' : 'pointsOutside', data, {
    said: count,
    rulings: ['R8'],
    ...(stations.length > 0 && { link: linkTo(table, startPosition(at), { die }) }),
  });
}

// 7.2, 8.3, 8.4, 12.1-12.3: where a station lies.

function starting(read: Read, { network }: GugTable): Answer {
  const at = read.the('station', 'at', 'from');
  if (at === undefined) return undefined;
  const isOn = network.isOnLoop(network.place(at));
  const data = { station: nameOf(network.board, at) };
  return answer('gug-7.2', isOn ? 'startYes' : 'startNo', data, { said: isOn ? 'yes' : 'no', rulings: ['R8'] });
}

function lies(read: Read, { network }: GugTable): Answer {
  const at = placeOf(read);
  if (at === undefined) return undefined;
  const place = network.place(at);
  const [isOn, isIn] = [network.isOnLoop(place), network.isWithinLoop(place)];
  const sentence = isOn ? 'liesOn' : isIn ? 'liesInside' : 'liesOutside';
  const clause = isIn ? 'gug-8.3' : 'gug-8.4';
  const data = { station: nameOf(network.board, at) };
  const asksOn = read.has('lies-on');
  const yes = asksOn ? isOn : read.has('lies-inside') ? isIn : !isIn;
  return answer(asksOn ? 'gug-7.2' : clause, sentence, data, { said: yes ? 'yes' : 'no', rulings: ['R8'] });
}

const SIDES = { north: 'sideNorth', south: 'sideSouth', central: 'sideCentral' } as const;

function side(read: Read, { network }: GugTable): Answer {
  const at = placeOf(read);
  if (at === undefined || at === network.board.data.special.heathrow) return undefined;
  const line = read.the('line', 'arrive-by', 'came-by', 'on-line');
  const { lines } = network.board.stations.get(at)!;
  const { divide } = network.board.data;
  if (line !== undefined && !lines.includes(line)) return undefined;
  const ends = endsAt(network, at, line).map((drop) => drop.line);
  const sides = new Set((ends.length > 0 ? ends : lines).map((each) => network.sideOf(at, each)));
  const [one] = sides;
  if (sides.size !== 1 || one === undefined) return undefined;
  const onCentral = lines.some((each) => each === divide);
  const asked = read.has('north') ? 'north' : 'south';
  const said = one === 'central' ? undefined : one === asked ? ('yes' as const) : ('no' as const);
  return answer(
    onCentral ? 'gug-12.3' : 'gug-12.2',
    SIDES[one],
    { station: nameOf(network.board, at) },
    { ...(said && { said }), rulings: onCentral ? ['R11'] : ['R22'] },
  );
}

function endStation(read: Read, { network }: GugTable): Answer {
  const at = read.the('station', 'end-at');
  if (at === undefined) return undefined;
  const yes = network.endingLines(network.place(at)).length > 0;
  return answer(
    'gug-12.1',
    yes ? 'isEnd' : 'isNoEnd',
    { station: nameOf(network.board, at) },
    { said: yes ? 'yes' : 'no', rulings: ['R23'] },
  );
}

// 9.1, 16.6, 16.7: other railways.

const RAILWAY_KINDS = OTHER_RAILWAYS.map((railway) => `r-${railway}`);

function railwayOf(read: Read, table: GugTable) {
  const { board } = table.network;
  const other = read.the('other', 'other-at');
  const named = OTHER_RAILWAYS.filter((railway) => read.has(`r-${railway}`));
  const calling = other === undefined ? undefined : board.others.get(other)!.railways;
  const id: OtherRailway | undefined =
    named[0] ?? (calling?.includes('national-rail') ? 'national-rail' : calling?.[0]);
  if (id === undefined || named.length > 1 || (named[0] && calling && !calling.includes(named[0]))) return undefined;
  const to =
    other ??
    [...board.others.values()].find(({ railways }) => railways.includes(id))?.id ??
    [...board.stations.keys()][0];
  const at = read.the('station', 'from', 'at') ?? table.standing?.at ?? board.loop[0];
  const size = sizeOf(read);
  const variation = variationOf(read, table);
  if (!to || !at || !variation || read.all('n', 'bottle').length > 1) return undefined;
  const position = startPosition(at);
  const route = [{ line: id, to }];
  const verdict = judgeTurn(
    table.network,
    position,
    { dice: [1], route },
    { ...variation, ...(size !== undefined && { bottle: size }) },
  );
  if (verdict.outcome !== 'penalty') return undefined;
  const penalty = verdict.findings.find(({ effect }) => effect === 'penalty')!;
  return {
    id,
    verdict,
    penalty,
    rest: { rulings: penalty.rulings, ...(size === undefined && { link: linkTo(table, position, { die: 1, route }) }) },
  };
}

function railwayCost(read: Read, table: GugTable): Answer {
  const found = railwayOf(read, table);
  if (!found) return undefined;
  const { id, verdict, penalty, rest } = found;
  // Whoever rode on it may have left the icon elsewhere, and then it costs something else.
  if (id === 'national-rail' && read.has('take', 'took') && !read.has('parked')) return undefined;
  const data = { count: verdict.sips.total, railway: id };
  return answer(penalty.clause, id === 'national-rail' ? 'britishRail' : 'otherRailway', data, {
    ...rest,
    said: verdict.sips.total,
  });
}

function railwayAllowed(read: Read, table: GugTable): Answer {
  const found = railwayOf(read, table);
  if (!found) return undefined;
  const { id, verdict, rest } = found;
  const data = { count: verdict.sips.total, railway: id };
  return answer('gug-9.1', id === 'national-rail' ? 'noBritishRail' : 'noRailway', data, { ...rest, said: 'no' });
}

// 6.1: how much a bottle is.

const CENTILITRES = new Map(Object.entries({ cl: 1, dl: 10, ml: 0.1, l: 100, liter: 100, litre: 100, litres: 100 }));
const HALF_LITRE = 50;
const [BOTTLE_LEAST, BOTTLE_MOST] = [10, 200];

/** The bottle that a question names, in centilitres. */
function sizeOf({ items, line, all: all_, has }: Read): number | undefined {
  if (has('half-litre')) return HALF_LITRE;
  const bottle = items.find(({ kind }) => kind === 'bottle');
  const unit = line.words
    .slice(bottle?.from, bottle?.to)
    .map((word) => CENTILITRES.get(word))
    .find((each) => each !== undefined);
  const [size] = all_('n', 'bottle').slice(-1);
  const all = unit === undefined || size === undefined ? undefined : Math.round(size * unit * 10) / 10;
  return all !== undefined && all >= BOTTLE_LEAST && all <= BOTTLE_MOST ? all : undefined;
}

function bottle(read: Read, { network }: GugTable): Answer {
  const size = sizeOf(read);
  if (size === undefined || (read.has('half-litre') && read.has('bottle'))) return undefined;
  const [bottles = 1] = read.all('n', 'bottle').slice(0, -1);
  const said = bottles * sipsInBottle(size, network.rulings);
  return answer('gug-6.1', 'bottle', { count: said, size: bottles * size }, { said, rulings: ['R39'] });
}

// 3.1, 3.2: how many play.

const [PLAYERS_LEAST, PLAYERS_MOST, FRIENDLY_LEAST, FRIENDLY_MOST] = [3, 5, 2, 6];

function players(read: Read): Answer {
  const n = read.the('n', 'be-players');
  if (n === undefined || n < 1) return undefined;
  const isFriendly = read.has('friendly');
  const [least, most] = isFriendly ? [FRIENDLY_LEAST, FRIENDLY_MOST] : [PLAYERS_LEAST, PLAYERS_MOST];
  // Nobody has said whether a game of two or six is a friendly one.
  if (!isFriendly && (n === FRIENDLY_LEAST || n === FRIENDLY_MOST)) return undefined;
  return answer(isFriendly ? 'gug-3.2' : 'gug-3.1', 'byRule', {}, { said: n >= least && n <= most ? 'yes' : 'no' });
}

const VARIATIONS = ['team-classic', 'team-double-up', 'classic'];
const ARRIVALS = ['where-ends', 'at', 'ended', 'arrive', 'arrive-by', 'when-arrive', 'came-by', 'on-line'];
const ASKS_SIPS = ['sips-asked', 'what-now'];

const FRAMES_OF: readonly Omit<Frame<GugTable>, 'book'>[] = [
  {
    needs: ['turn|turn-line'],
    may: [
      'can',
      'at',
      'arrive',
      'arrive-by',
      'at-from',
      'from',
      'to',
      'came-by',
      'on-line',
      'turn-line',
      'same-line',
      'other-line',
      'n-dots',
    ],
    judge: turning,
  },
  { needs: ['turn', 'n-dots'], may: ['can', 'junction', 'same-line', 'other-line'], judge: turningByDots },
  {
    needs: ['dots-asked', 'need-to-turn'],
    may: ['junction', 'other-line'],
    judge: () => answer('gug-10.2', 'byRule', {}, { said: DOTS_TO_TURN }),
  },
  {
    needs: ['change'],
    may: ['can', 'at', 'arrive', 'arrive-by', 'came-by', 'from-to-line', 'to-line', 'on-line'],
    judge: changing,
  },
  { needs: ['from-to-line', 'at'], may: ['can'], judge: changing },
  {
    needs: ['drop|drop-n|used', 'at|arrive|arrive-by|both-at|used|not-used'],
    may: [
      'can',
      'at',
      'arrive',
      'arrive-by',
      'ended',
      'when-arrive',
      'where-ends',
      'used',
      'used-there',
      'not-used',
      'both-at',
      'both',
      'again',
      'use',
      'came-by',
      'on-line',
      'untouched',
      'closed',
      'drop',
      'how-near',
      'drop-n',
      ...VARIATIONS,
    ],
    mindsWho: true,
    judge: dropping,
  },
  {
    needs: ['use', 'at|both-at'],
    may: ['can', 'again', 'used', 'both', 'at', 'both-at'],
    mindsWho: true,
    judge: dropping,
  },
  { needs: ['both-at'], may: ['can', 'both'], judge: dropping },
  { needs: ['at', 'again'], may: [], judge: dropping },
  {
    needs: ['left', 'at|arrive|arrive-by|when-arrive|ended'],
    may: [...ASKS_SIPS, ...ARRIVALS, ...VARIATIONS, 'tripled', 'doubled', 'n-dots'],
    judge: sipsLeft,
  },
  { needs: ['left', 'end-of-line'], may: [...ASKS_SIPS, ...VARIATIONS], judge: leftAtEnd },
  {
    needs: ['sips-asked|what-now|ended', 'at|arrive|ended'],
    may: [...ASKS_SIPS, 'at', 'arrive', 'ended', 'n-dots', ...VARIATIONS],
    judge: sipsByDots,
  },
  {
    needs: ['roll', 'from|at', 'to|arrive|arrive-by|at'],
    may: [
      ...ASKS_SIPS,
      'can',
      'from',
      'at',
      'to',
      'arrive',
      'arrive-by',
      'on-line',
      'where-ends',
      'tripled',
      'doubled',
      ...VARIATIONS,
    ],
    judge: ride,
  },
  { needs: ['steps-from', 'outside|inside'], may: [...ASKS_SIPS, 'roll', ...VARIATIONS], judge: early },
  { needs: ['dots-asked', 'at'], may: [], judge: dotsOf },
  {
    needs: ['n-dots', 'junction|sips-asked'],
    may: ['ended-turn', 'sips-asked', 'what-now', 'junction', ...VARIATIONS],
    judge: atJunction,
  },
  {
    needs: ['roll', 'at|arrive|outside|inside'],
    may: ['far-asked', 'at', 'arrive', 'outside', 'inside'],
    judge: points,
  },
  { needs: ['start', 'at|from'], may: ['can', 'is-it'], judge: starting },
  { needs: ['at', 'lies-inside|lies-outside|lies-on'], may: ['is-it'], judge: lies },
  { needs: ['at|arrive-by', 'north|south'], may: ['is-it', 'came-by', 'on-line', 'drop'], judge: side },
  { needs: ['end-at'], may: [], judge: endStation },
  {
    needs: [[...RAILWAY_KINDS, 'other-at'].join('|'), 'cost-asked|sips-asked|took|parked|what-now'],
    often: ['took'],
    may: [
      'cost-asked',
      'take',
      'took',
      'from',
      'at',
      'to',
      'bottle',
      'half-litre',
      'parked',
      ...ASKS_SIPS,
      ...VARIATIONS,
    ],
    judge: railwayCost,
  },
  { needs: [RAILWAY_KINDS.join('|'), 'can'], may: ['take', 'from', 'to', 'at'], judge: railwayAllowed },
  { needs: ['bottle|half-litre'], may: ['sips-in', ...ASKS_SIPS], judge: bottle },
  { needs: ['be-players'], may: ['can', 'play', 'is-it'], isOfAnyGame: true, judge: players },
  { needs: ['be-players', 'friendly'], may: ['can', 'play', 'is-it'], judge: players },
];

export const GUG_FRAMES: readonly Frame<GugTable>[] = FRAMES_OF.map((each) => ({ book: 'gug', ...each }));
