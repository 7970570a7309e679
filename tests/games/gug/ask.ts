import { expect } from 'vitest';
import london2003 from '../../../content/boards/london-2003.json' with { type: 'json' };
import london2025 from '../../../content/boards/london-2025.json' with { type: 'json' };
import { type Board, makeBoard } from '../../../src/games/gug/board.ts';
import { parseBoard } from '../../../src/games/gug/board-gate.ts';
import { makeNetwork, type Network, type RefereeSides } from '../../../src/games/gug/network.ts';
import type { Position } from '../../../src/games/gug/position.ts';
import { DEFAULT_RULINGS, type Rulings } from '../../../src/games/gug/rulings.ts';
import { parseSituation, type Situation } from '../../../src/games/gug/situation.ts';
import { CLASSIC, type Variation } from '../../../src/games/gug/sips.ts';
import { judgeTurn } from '../../../src/games/gug/turn.ts';
import type { Finding, Term, Verdict } from '../../../src/games/gug/verdict.ts';

export type BoardName = 'london-2025' | 'london-2003';

function load(json: unknown, file: string): Board {
  const parsed = parseBoard(json, file);
  if (!parsed.ok) throw new Error(parsed.faults.join('\n'));
  return makeBoard(parsed.value);
}

/** The boards that the site ships, today's first: it stands in for an unknown one. */
export const BOARDS: ReadonlyMap<string, Board> = new Map([
  ['london-2025', load(london2025, 'content/boards/london-2025.json')],
  ['london-2003', load(london2003, 'content/boards/london-2003.json')],
]);
export const LONDON_2025 = BOARDS.get('london-2025')!;
export const LONDON_2003 = BOARDS.get('london-2003')!;

/** What the table has agreed beside the link: rulings, sides set by a referee, the variation. */
export interface House {
  readonly rulings?: Partial<Rulings>;
  readonly sides?: RefereeSides;
  readonly variation?: Partial<Variation>;
}

/** Reads a link's query; one with a part that makes no sense is a mistake in the test. */
export function situationOf(board: BoardName, query: string): Situation & { readonly position: Position } {
  const { situation, problems } = parseSituation(new URLSearchParams(`board=${board}&${query}`), BOARDS);
  expect(problems).toEqual([]);
  if (!situation.position) throw new Error(`nobody stands anywhere: ${query}`);
  return { ...situation, position: situation.position };
}

export function networkOf(board: BoardName, query = '', { rulings, sides, variation }: House = {}): Network {
  const { works } = parseSituation(new URLSearchParams(`board=${board}&${query}`), BOARDS).situation;
  return makeNetwork(BOARDS.get(board)!, { ...DEFAULT_RULINGS, ...rulings }, works, sides, variation?.draw?.closed);
}

/** Puts a link's situation to the judge. */
export function ask(board: BoardName, query: string, house: House = {}): Verdict {
  const { position, dice, route } = situationOf(board, query);
  const variation = { ...CLASSIC, ...house.variation };
  return judgeTurn(networkOf(board, query, house), position, { dice, route }, variation);
}

/** A finding in short: `10.2 return-few-dots @3 R1 R2`, the step counted from 0, the rulings by their number. */
export function inShort({ clause, reason, step, rulings }: Finding): string {
  const inOrder = rulings.toSorted((one, other) => Number(one.slice(1)) - Number(other.slice(1)));
  return [clause.slice('gug-'.length), reason, ...(step === undefined ? [] : [`@${step}`]), ...inOrder].join(' ');
}

/** A finding in full: in short, its effect, and what its sentence is about. */
export function inFull(finding: Finding): string {
  const data = Object.entries(finding.data).map(([key, value]) => `${key} ${String(value)}`);
  return `${inShort(finding)} ${finding.effect}: ${data.join(', ')}`;
}

/** What a turn breaks, or pays for, in the order in which the judge says it. */
export function broken({ findings }: Verdict): readonly string[] {
  return findings.filter(({ effect }) => effect === 'breaks' || effect === 'penalty').map(inShort);
}

/** What was used and kept, and what is missing. */
export function kept({ findings }: Verdict): readonly string[] {
  return findings.filter(({ effect }) => effect === 'applies' || effect === 'missing').map(inShort);
}

const SIGNS: Readonly<Record<Term['does'], string>> = { add: '+', multiply: 'x', 'at-most': '<=' };

/** The sum in short: `12.4 points-left +8`. */
export function summed({ sips }: Verdict): readonly string[] {
  return sips.terms.map(
    ({ clause, term, does, amount }) => `${clause.slice('gug-'.length)} ${term} ${SIGNS[does]}${amount}`,
  );
}

/** One line of a table: a situation, and what the rule book says of it. */
export interface Row {
  readonly clause: string;
  readonly say: string;
  readonly on?: BoardName;
  readonly ask: string;
  readonly house?: House;
  readonly is: Verdict['outcome'];
  /** Every finding that breaks a clause or costs a penalty, in short. Left out: none. */
  readonly breaks?: readonly string[];
  /** Findings that must be among those used and kept. */
  readonly keeps?: readonly string[];
  /** Left out where nothing is drunk. */
  readonly sips?: number;
  readonly sum?: readonly string[];
  /** Left out where the turn does not end at an end station. */
  readonly drop?: 'yes' | 'no';
  /** Why a drop is refused, or, where it is allowed, the places it can take. */
  readonly why?: readonly string[];
}

/** Asks what a line of a table asks, and compares everything it states; what it leaves out must be empty. */
export function check({ on = 'london-2025', ask: query, house, is, ...row }: Row): void {
  const verdict = ask(on, query, house);
  const { allowed, places, findings } = verdict.drop;
  expect({ is: verdict.outcome, breaks: broken(verdict), sips: verdict.sips.total, drop: allowed }).toEqual({
    is,
    breaks: row.breaks ?? [],
    sips: row.sips ?? 0,
    drop: row.drop ?? 'none',
  });
  expect(kept(verdict)).toEqual(expect.arrayContaining([...(row.keeps ?? [])]));
  if (row.sum) expect(summed(verdict)).toEqual(row.sum);
  if (row.why) expect(allowed === 'yes' ? places : findings.map(inShort)).toEqual(row.why);
}
