import type { StationId } from '../../games/gug/board-data.ts';
import { search } from './search.ts';

/** A move as it was typed, its names found. */
export interface WrittenMove {
  /** Undefined where it begins where one stands. */
  readonly from: StationId | undefined;
  /** Stations to ride through, the last of them the end; never empty. */
  readonly to: readonly StationId[];
  /** Undefined where it is the die that lies there. */
  readonly eyes: number | undefined;
}

export type ReadMove =
  | { readonly ok: true; readonly move: WrittenMove }
  /** @param text - what of it could not be read. */
  | { readonly ok: false; readonly why: 'form' | 'station' | 'die'; readonly text: string };

interface Named {
  readonly id: StationId;
  readonly name: string;
}

const BETWEEN = /\s*(?:[-–=]*>|→|\s(?:to|til)\s)\s*/i;
const DIE = /^(.*)[,;](?:\s*(?:die|throw|terning|kast))?\s*([^,;\s]*)\s*$/i;
/** Longer than the names of a whole turn. */
const MOST = 300;
/** The number behind it is no die. */
const TERMINAL = /\bterminals?\b|\bt\d|\bheathrow\s+\d/i;
const TERMINALS = /\bterminals\b|\bheathrow\s+\d/i;
const NUMBER_LAST = /^(.*\S)\s+(\d+)$/;

/**
 * Reads "baker > euston square, 4": stations in order, names as forgiving as the finder's, and the die behind a comma. The
 * comma may be left out: no station has a number in its name but Heathrow, whose terminals have one.
 */
export function readMove(typed: string, stations: readonly Named[]): ReadMove {
  const find = (text: string): StationId | undefined => search(stations, text, 1)[0]?.id;
  const text = typed.slice(0, MOST).normalize('NFKC').trim();
  const [, before = '', behind = ''] = DIE.exec(text) ?? ['', text, ''];
  const parts = before.split(BETWEEN).map((part) => part.trim());
  let last = parts.at(-1)!;
  let die = behind;
  const [, name, number] = NUMBER_LAST.exec(last) ?? [];
  // "Heathrow terminals 2, 3": whether the 3 is a terminal or the die, nobody can tell.
  if (die !== '' && TERMINALS.test(last)) return { ok: false, why: 'form', text };
  const isTerminal = name !== undefined && TERMINAL.test(name);
  if (die === '' && !isTerminal && name !== undefined && number !== undefined) [last, die] = [name, number];
  const way = [...parts.slice(0, -1), last];
  if (last === '' || way.slice(1).includes('')) return { ok: false, why: 'form', text };
  if (die !== '' && !/^[1-6]$/.test(die)) return { ok: false, why: 'die', text: die };
  const found = way.map((part) => (part === '' ? undefined : find(part)));
  const lost = way.find((part, at) => part !== '' && found[at] === undefined);
  if (lost !== undefined) return { ok: false, why: 'station', text: lost };
  const [from, ...to] = way.length === 1 ? [undefined, found[0]] : found;
  return { ok: true, move: { from, to: to as readonly StationId[], eyes: die === '' ? undefined : Number(die) } };
}
