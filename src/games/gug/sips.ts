import type { StationId } from './board-data.ts';
import type { Clause } from './clauses.ts';
import type { Network } from './network.ts';
import { DEFAULT_RULINGS, type RulingId, type Rulings } from './rulings.ts';
import type { Sips, Term } from './verdict.ts';

/** 16.2: Heathrow multiplies by four, up to 44 sips. */
const HEATHROW_FACTOR = 4;
const HEATHROW_MOST = 44;
/** 16.5: Elephant & Castle doubles, and adds one for Karsten Cool. */
const ELEPHANT_FACTOR = 2;
/** 16.7. */
const OTHER_RAILWAY_SIPS = 3;
/** 6.1: the bottles that the rule itself counts, by their centilitres, and sips in a hundred centilitres of any other. */
const SIPS_OF_BOTTLE: Readonly<Record<number, number>> = { 33: 12, 38: 14 };
const SIPS_A_HUNDRED = 36;
const ROUNDED = { nearest: Math.round, up: Math.ceil, down: Math.floor } as const;

/** The game's variation (17.1-17.4), and the day's draw of closed stations (17.5). */
export interface Variation {
  readonly code: 'C' | 'CT' | 'CSP' | 'DUT';
  /** End stations drawn: closed ones drop nothing, the others drink double or triple. */
  readonly draw: {
    readonly closed: readonly StationId[];
    readonly double: readonly StationId[];
    readonly triple: readonly StationId[];
  };
  /** The bottle in centilitres (6.1). */
  readonly bottle: number;
  /** End stations where somebody else has dropped, where each is used once in the whole game (13.2, R29). */
  readonly used?: readonly StationId[];
}

export const CLASSIC: Variation = { code: 'C', draw: { closed: [], double: [], triple: [] }, bottle: 33 };

const DOUBLE_DRINKING: Readonly<Record<Variation['code'], Clause | undefined>> = {
  C: undefined,
  CT: 'gug-17.2',
  CSP: undefined,
  DUT: 'gug-17.4',
};

/** Sips in a bottle: 33 cl are 12, 38 cl are 14; what is left of a sip in another is rounded (6.1, R39). @param centilitres - more than 0. */
export function sipsInBottle(centilitres: number, { R39 }: Pick<Rulings, 'R39'>): number {
  return SIPS_OF_BOTTLE[centilitres] ?? ROUNDED[R39]((centilitres * SIPS_A_HUNDRED) / 100);
}

/** How a turn ended: at which place, and with how many points left if that is an end station reached. */
export interface Ending {
  readonly at: StationId;
  /** Undefined where movement was not stopped by an end station. */
  readonly left: number | undefined;
}

/** What a player drinks where a legal turn ends: 12.4, 16.1, 16.2, 16.5, 17.2, 17.4, 17.5 in the order of R15. */
export function sipsFor(network: Network, ending: Ending, variation: Variation = CLASSIC): Sips {
  const sips = withVariation(termsOf(network, ending, variation), variation, network.rulings);
  const isMost = network.rulings.R60 === 'in-all' && isHeathrow(network, ending.at) && sips.total > HEATHROW_MOST;
  return isMost ? summed([...sips.terms, atMost(HEATHROW_MOST, ['R60'])]) : sips;
}

const isHeathrow = ({ board, members }: Network, at: StationId): boolean =>
  members(at).some((member) => member === board.data.special.heathrow);

function termsOf(network: Network, { at, left }: Ending, variation: Variation): readonly Term[] {
  const { rulings, board } = network;
  const terms: Term[] = [];
  const isAt = (station: string) => network.members(at).some((member) => member === station);
  const drawn = (stations: readonly StationId[]) => network.members(at).some((member) => stations.includes(member));
  const dots = network.dots(at);
  // Whether an end station's dots are drunk as well is a ruling's to say, also where it says no.
  const atEnd: readonly RulingId[] = left !== undefined && dots > 0 ? ['R15'] : [];
  if (left !== undefined) {
    if (left > 0) terms.push(add('gug-12.4', atEnd, 'points-left', left));
    else if (rulings.R14 === 'one-sip') terms.push(add('gug-12.4', ['R14', ...atEnd], 'one-sip', 1));
    else terms.push(add('gug-12.4', ['R14', ...atEnd], 'points-left', 0));
    const isTriple = drawn(variation.draw.triple);
    const isDouble = drawn(variation.draw.double);
    const isBoth = rulings.R61 === 'any' && isTriple && isDouble;
    if (isTriple) terms.push(times('gug-17.5', 'closed', 3));
    if (isDouble && (isBoth || !isTriple))
      terms.push({ ...times('gug-17.5', 'closed', 2), rulings: isBoth ? ['R61'] : [] });
  }
  if (dots > 0 && !(left !== undefined && rulings.R15 === 'no-dots-at-ends')) {
    terms.push(add('gug-16.1', [...atEnd, ...network.dotRulings(at)], 'dots', dots));
  }
  if (isHeathrow(network, at)) {
    // What saved games were charged stays as it was: R60 is cited where it is not read by its default.
    const most = HEATHROW_MOST * (rulings.R60 === 'undrawn' ? productOf(terms) : 1);
    const multiplied = times('gug-16.2', 'heathrow', HEATHROW_FACTOR);
    const total = totalOf([...terms, multiplied]);
    const isByRuling = most > HEATHROW_MOST && total > HEATHROW_MOST;
    terms.push({ ...multiplied, rulings: isByRuling ? ['R60'] : [] });
    if (rulings.R60 !== 'in-all' && total > most) terms.push(atMost(most, isByRuling ? ['R15', 'R60'] : ['R15']));
  }
  if (isAt(board.data.special.elephant)) {
    terms.push(times('gug-16.5', 'elephant', ELEPHANT_FACTOR), add('gug-16.5', [], 'karsten', 1));
  }
  return terms;
}

/**
 * What a turn costs that used a railway it may not (16.6: a whole beer; 16.7: three sips), and where a table counts the
 * way back as the end of a turn, what is drunk there (R43).
 *
 * @param at - the place where the turn began, and where the icon is put back.
 */
export function penaltyFor(
  network: Network,
  at: StationId,
  kind: 'british-rail' | 'other-railway',
  variation: Variation = CLASSIC,
): Sips {
  const { rulings } = network;
  const there = rulings.R43 === 'dots-too' ? termsOf(network, { at, left: undefined }, variation) : [];
  // What a saved game was charged stays as it was: a ruling is cited where it is not read by its default.
  const cited = (['R39', 'R43'] as const).filter((id) => rulings[id] !== DEFAULT_RULINGS[id]);
  const term =
    kind === 'british-rail'
      ? add('gug-16.6', ['R17', ...cited], kind, sipsInBottle(variation.bottle, rulings))
      : add('gug-16.7', ['R17', ...cited.filter((id) => id === 'R43')], kind, OTHER_RAILWAY_SIPS);
  return withVariation([...there, term], variation, rulings);
}

/** What each seat drinks when the die is tossed for Leicester Square: everybody its eyes, so a team of two twice (16.4). */
export function tossFor(eyes: number, variation: Variation = CLASSIC): Sips {
  return withVariation([add('gug-16.4', ['R27'], 'toss', eyes)], variation, { R32: 'one-amount' });
}

/** What a referee sets instead of all that the rules give (4.1). */
export function sipsByReferee(amount: number): Sips {
  return { total: amount, terms: [add('gug-4.1', [], 'referee', amount)] };
}

export const NO_SIPS: Sips = { total: 0, terms: [] };

/** 17.2, 17.4: a team drinks double; where each of the two drinks double for an icon, that is twice as much (R32). */
function withVariation(terms: readonly Term[], { code }: Variation, { R32 }: Pick<Rulings, 'R32'>): Sips {
  const clause = DOUBLE_DRINKING[code];
  const isEach = code === 'DUT' && R32 === 'each-double';
  const doubled: Term | undefined = clause && {
    ...times(clause, 'variation', isEach ? 4 : 2),
    rulings: isEach ? ['R32'] : [],
  };
  return summed(doubled && terms.length > 0 ? [...terms, doubled] : terms);
}

const summed = (terms: readonly Term[]): Sips => ({ total: totalOf(terms), terms });

/** By how much a draw multiplies an amount (17.5). */
const productOf = (terms: readonly Term[]): number =>
  terms.reduce((product, { does, amount }) => (does === 'multiply' ? product * amount : product), 1);

function totalOf(terms: readonly Term[]): number {
  return terms.reduce((sum, { does, amount }) => {
    if (does === 'add') return sum + amount;
    return does === 'multiply' ? sum * amount : Math.min(sum, amount);
  }, 0);
}

function add(clause: Clause, rulings: readonly RulingId[], term: Term['term'], amount: number): Term {
  return { clause, rulings, term, does: 'add', amount };
}

const atMost = (amount: number, rulings: readonly RulingId[]): Term => ({
  clause: 'gug-16.2',
  rulings,
  term: 'heathrow-most',
  does: 'at-most',
  amount,
});

function times(clause: Clause, term: Term['term'], amount: number): Term {
  return { clause, rulings: [], term, does: 'multiply', amount };
}
