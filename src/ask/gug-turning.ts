import type { StationId } from '../games/gug/board-data.ts';
import type { Hop } from '../games/gug/hops.ts';
import { judgeLeaving } from '../games/gug/movement.ts';
import type { Network } from '../games/gug/network.ts';
import { startPosition } from '../games/gug/situation.ts';
import type { Finding } from '../games/gug/verdict.ts';
import { isWord } from './lexicon.ts';
import type { Said } from './verdict.ts';
import {
  type Answer,
  answer,
  type Asked,
  dotsSaid,
  type GugTable,
  lineName,
  linkTo,
  nameOf,
  rulingsOf,
} from './gug-asked.ts';

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

export function turning(asked: Asked): Answer {
  const { question, places, table, has } = asked;
  const { network } = table;
  if (!has('turn-round') || has('drop', 'touch', 'inhibition', 'sips')) return undefined;
  // Where one may never turn, another line does not help.
  if (has('change') && !has('ealing-common')) return undefined;
  if (places.stations.length === 0 && places.lines.length === 0 && has('dots') && has('can')) return byDotsAlone(asked);
  const origin = places.stations.find(({ from: word }) => isWord('from', question.words[word - 1] ?? ''));
  const others = places.stations.filter(({ id }) => id !== origin?.id || places.stations.length === 1);
  // "From Pimlico to Victoria, and back to Pimlico": to nowhere else.
  const isBackTo = origin !== undefined && places.stations.some((one) => one !== origin && one.id === origin.id);
  const at = origin && others[0] ? others[0].id : stationAsked(asked);
  if (at === undefined || others.length > 1) return undefined;
  const isFrom = origin !== undefined && others[0] !== origin;
  // Only from where one comes is known, and not where one stands, but for a return from where a line ends.
  if (origin !== undefined && !isFrom && (has('come-from') || network.endingLines(network.place(at)).length === 0))
    return undefined;
  const from = isFrom ? origin.id : undefined;
  const isHere = places.stations.length === 0;
  const came = isHere ? table.standing?.came : undefined;
  const [one, other] = places.lines.map(({ id }) => id);
  // "I came by the Victoria line" does not say that it is to be taken back.
  const isSame = has('same-line') || (one !== undefined && other === undefined && !has('come-from'));
  const all = leavings(network, at)
    .filter(({ findings }) => findings.some(({ reason }) => RETURNS.includes(reason)))
    .filter((each) => from === undefined || network.place(each.came.from) === network.place(from))
    .filter(({ hop }) => !isBackTo || network.place(hop.to) === network.place(origin.id))
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

/** 10.2 of a station that is called by its dots alone. */
function byDotsAlone({ question, has }: Asked): Answer {
  const count = dotsSaid(question);
  if (count === undefined || has('end-station', 'not', 'how-many', 'ealing-common')) return undefined;
  if (has('same-line')) return answer('gug-10.1', 'byRule', {}, { said: 'no' });
  return answer('gug-10.2', 'byRule', {}, { said: count < DOTS_TO_TURN ? 'no' : 'yes' });
}

/** The other of the two stations of 10.4. */
function otherOf({ board, place }: Network, at: StationId): string {
  const other = board.data.noReturn.find((id) => place(id as StationId) !== place(at));
  return nameOf(board, other ?? at);
}

// 10.3: changing lines.

export function changing(asked: Asked): Answer {
  const { places, table, has } = asked;
  const { network } = table;
  // "Change to" is said of cards as well.
  const isOfCards = has('suit', 'wild') && places.stations.length === 0;
  if (!has('change') || has('turn-round', 'drop', 'sips') || isOfCards || places.stations.length > 1) return undefined;
  const at = stationAsked(asked);
  if (at === undefined) return undefined;
  const [first, second] = places.lines.map(({ id }) => id);
  const isOpen = !has('can') && has('where', 'how', 'which', 'who', 'when', 'must', 'happens');
  if (places.lines.length > 2 || (second === undefined && first !== undefined && isOpen)) return undefined;
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
