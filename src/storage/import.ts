import { FILE_FORMAT, FILE_MOST, FILE_VERSION, GAMES_MOST } from './file-format.ts';
import { parseJsonText, TEXT_MOST } from './json-text.ts';
import { mergeGames } from './merge.ts';
import { type LoggedGame, textOf } from './reconcile.ts';
import { EVENTS_MOST, type GameProblem, type ParsedGame, parseSavedGame, type Why } from './saved-game-schema.ts';
import { type Season, seasonsIn } from './season-form.ts';
import type { SavedGame } from './saved-game.ts';

/**
 * Every line counts one further than the last, so a log counts beyond its lines by no more than was lost of it. As a bound
 * it cannot be crossed by playing on, which adds one to both, nor by merging, which adds lines alone.
 */
const LINES_LOST = 1_000;

/** What became of one game of a file, before anything is written. */
export type Found =
  | { readonly is: 'new'; readonly game: SavedGame }
  /** Known here already; so many of its events are new. */
  | { readonly is: 'more'; readonly game: SavedGame; readonly events: number }
  | { readonly is: 'same'; readonly game: SavedGame }
  /** The id of another game that is here: it is not taken, and nothing of the other is overwritten. */
  | { readonly is: 'conflict'; readonly game: SavedGame }
  | { readonly is: 'newer'; readonly version: number }
  | { readonly is: 'unreadable'; readonly problems: readonly GameProblem[] };

export type Import =
  /** `seasons` that can be read, and how many cannot: left out where there are none. */
  | {
      readonly ok: true;
      readonly found: readonly Found[];
      readonly seasons?: readonly Season[];
      readonly unreadSeasons?: number;
    }
  /** The whole of it is no file of games. */
  | { readonly ok: false; readonly why: Why | 'not-our-file' | 'newer-file' };

type Refused = Extract<Import, { readonly ok: false }>;
type Looked = Extract<Import, { readonly ok: true }>;

/** What a file or a pasted text holds, its games unchecked. */
export type FileContents =
  ({ readonly ok: true; readonly games: readonly unknown[] } & Omit<Looked, 'found'>) | Refused;

/**
 * Reads a file or a pasted text: one game, or a file of games. Writes nothing.
 *
 * @param known - the games that are here.
 */
export function readImport(text: string, known: ReadonlyMap<string, LoggedGame>): Import {
  const contents = contentsOf(text);
  return contents.ok ? foundAmong(contents, contents.games.map(parseSavedGame), known) : contents;
}

/** What is to be said of games that were parsed, one by one. */
export function foundAmong(
  contents: Omit<Looked, 'found'>,
  games: readonly ParsedGame[],
  known: ReadonlyMap<string, LoggedGame>,
): Looked {
  const { seasons, unreadSeasons } = contents;
  const seen = new Map<string, SavedGame>();
  return {
    ok: true,
    found: games.map((each) => lookAt(each, known, seen)),
    ...(seasons && { seasons }),
    ...(unreadSeasons !== undefined && { unreadSeasons }),
  };
}

/** What is too big is not read: its first part alone is enough to be refused by. */
export const fileText = (file: Blob | string): string | Promise<string> =>
  typeof file === 'string' ? file : file.slice(0, 4 * FILE_MOST).text();

/** Reads a text as far as its games. */
export function contentsOf(text: string): FileContents {
  const parsed = parseJsonText(text, FILE_MOST);
  if (!parsed.ok) return parsed;
  const { value } = parsed;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { ok: false, why: 'not-our-file' };
  if (!('format' in value)) {
    return 'setup' in value ? { ok: true, games: [value] } : { ok: false, why: 'not-our-file' };
  }
  const {
    format,
    v,
    games,
    seasons: said,
  } = value as { readonly format: unknown } & Partial<Readonly<Record<'v' | 'games' | 'seasons', unknown>>>;
  if (format !== FILE_FORMAT || typeof v !== 'number') return { ok: false, why: 'not-our-file' };
  if (v > FILE_VERSION) return { ok: false, why: 'newer-file' };
  if (v !== FILE_VERSION || !Array.isArray(games)) return { ok: false, why: 'not-our-file' };
  if (games.length > GAMES_MOST) return { ok: false, why: 'too-many' };
  const { seasons, unread } = seasonsIn(said);
  return {
    ok: true,
    games,
    ...(seasons.length > 0 && { seasons }),
    ...(unread > 0 && { unreadSeasons: unread }),
  };
}

/** @param seen - the games that came before it in the same file. */
function lookAt(parsed: ParsedGame, known: ReadonlyMap<string, LoggedGame>, seen: Map<string, SavedGame>): Found {
  if (parsed.kind === 'newer') return { is: 'newer', version: parsed.version };
  if (parsed.kind === 'unreadable') return { is: 'unreadable', problems: parsed.problems };
  const { game } = parsed;
  if (seen.has(game.id)) return { is: 'unreadable', problems: [{ path: 'id', why: 'duplicate-id' }] };
  seen.set(game.id, game);
  if (countsTooFar(game)) return TOO_FAR;
  const here = known.get(game.id);
  if (!here) return isTooBig(game) ? TOO_BIG : { is: 'new', game };
  const merged = here.kind === 'game' ? mergeGames(here.game, game) : undefined;
  if (here.kind !== 'game' || !merged) return { is: 'conflict', game };
  const events = merged.events.length - here.game.events.length;
  if (events > 0 && countsTooFar(merged)) return TOO_FAR;
  if (events > 0 && isTooBig(merged)) return TOO_BIG;
  return events === 0 ? { is: 'same', game } : { is: 'more', game: merged, events };
}

const TOO_BIG: Found = { is: 'unreadable', problems: [{ path: '', why: 'too-big' }] };
const TOO_FAR: Found = { is: 'unreadable', problems: [{ path: 'events.seq', why: 'out-of-range' }] };

/** Whether a game counts so far that it could not be played on for ever. */
function countsTooFar({ events }: SavedGame): boolean {
  return events.some(({ seq }) => seq > events.length + LINES_LOST);
}

/** What is taken in must be readable where it is kept. */
function isTooBig(game: SavedGame): boolean {
  return game.events.length > EVENTS_MOST || textOf(game).length > TEXT_MOST;
}

/** The games of an import that there is something to add of. */
export function gamesToAdd({ found }: Extract<Import, { readonly ok: true }>): readonly SavedGame[] {
  return found.flatMap((each) => (each.is === 'new' || each.is === 'more' ? [each.game] : []));
}
