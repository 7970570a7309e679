import * as v from 'valibot';
import { parseJsonText } from './json-text.ts';
import { migrate } from './migrations.ts';
import { type AnyForm, FORMS } from './registry.ts';
import { SAVED_VERSION, type SavedGame } from './saved-game.ts';
import { listOf } from './shared-schema.ts';
import { Id, Name, plainText, Player, whole } from './text-schema.ts';

/** More events than the longest evening has. */
export const EVENTS_MOST = 5_000;
/** More people than sit down in one game, and more rules than one table makes. */
const COUNTED_MOST = 1_000;
/** More than all corrections and undos of an evening name together. */
const COUNTED_BY_EVENTS_MOST = 100_000;
/** The last millisecond that a date of the language can name. */
const TIME_MOST = 8.64e15;
const SEQ_MOST = 1e9;
/** So many problems are named; a file that is all wrong is not described to its end. */
const PROBLEMS_MOST = 20;
/** Of a game with more values than this only the first problem is named. */
const VALUES_MOST = 50_000;

/** Why a part of a saved game cannot be read: each is a sentence in every language. */
export const WHYS = [
  'not-json',
  'too-big',
  'too-deep',
  'duplicate-key',
  'forbidden-key',
  'not-an-object',
  'missing',
  'unknown-key',
  'wrong-type',
  'empty',
  'too-long',
  'too-many',
  'out-of-range',
  'bad-text',
  'unknown-option',
  'duplicate-id',
  'unknown-game',
] as const;
export type Why = (typeof WHYS)[number];

export interface GameProblem {
  /** Keys and indexes from the game down, joined by dots; empty for the whole. */
  readonly path: string;
  readonly why: Why;
}

export type ParsedGame =
  | { readonly kind: 'game'; readonly game: SavedGame }
  | { readonly kind: 'newer'; readonly version: number }
  | { readonly kind: 'unreadable'; readonly problems: readonly GameProblem[] };

const line = { id: Id, seq: whole(0, SEQ_MOST), at: whole(0, TIME_MOST) };
const Ids = v.pipe(v.array(Id, 'wrong-type'), v.maxLength(EVENTS_MOST, 'too-many'));

const linesCounted = v.exactOptional(v.pipe(listOf(Id, COUNTED_MOST), v.minLength(1, 'missing')));
/** How a line counts newcomers and the table's own rules. */
const counted = { came: linesCounted, rules: linesCounted };

const entryOf = <Event extends v.GenericSchema>(event: Event) =>
  v.variant(
    'kind',
    [
      v.strictObject({ ...line, kind: v.literal('play'), event, ...counted }),
      v.strictObject({ ...line, kind: v.literal('undo'), entries: Ids }),
      v.strictObject({ ...line, kind: v.literal('redo'), entries: Ids }),
      v.strictObject({
        ...line,
        kind: v.literal('correct'),
        entry: Id,
        event,
        also: v.exactOptional(listOf(v.strictObject({ entry: Id, event }), EVENTS_MOST)),
        ...counted,
      }),
      v.strictObject({
        ...line,
        kind: v.literal('player-name'),
        players: v.pipe(listOf(Player, COUNTED_MOST), v.minLength(1, 'missing')),
        name: Name,
      }),
      v.strictObject({ ...line, kind: v.literal('rename'), name: GameName }),
      v.strictObject({ ...line, kind: v.literal('delete') }),
      v.strictObject({ ...line, kind: v.literal('restore') }),
    ],
    'unknown-option',
  );

const eventsOf = <Event extends v.GenericSchema>(event: Event) =>
  v.pipe(
    v.array(entryOf(event), 'wrong-type'),
    v.maxLength(EVENTS_MOST, 'too-many'),
    v.check((events) => new Set(events.map(({ id }) => id)).size === events.length, 'duplicate-id'),
  );

/** What a table may call its game. */
const GameName = plainText(80);

const savedAs = (game: string, { setup, besides, event }: Pick<AnyForm, 'setup' | 'besides' | 'event'>) =>
  v.strictObject({
    v: v.literal(SAVED_VERSION),
    id: Id,
    game: v.literal(game),
    name: GameName,
    createdAt: whole(0, TIME_MOST),
    setup,
    ...besides,
    events: eventsOf(event),
  });

/** A saved game of this version: the documented form of files, links and storage. */
export const SavedGameSchema = v.variant(
  'game',
  Object.entries(FORMS).map(([game, form]) => savedAs(game, form)) as [ReturnType<typeof savedAs>],
  'unknown-game',
) as unknown as v.GenericSchema<unknown, SavedGame>;

/** Reads a saved game of this version or an earlier one. Never throws. */
export function parseSavedGame(value: unknown): ParsedGame {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return unreadable('', 'not-an-object');
  const { v: version, events } = value as { readonly v?: unknown; readonly events?: unknown };
  if (typeof version === 'number' && Number.isSafeInteger(version) && version > SAVED_VERSION)
    return { kind: 'newer', version };
  // Counted before they are read one by one.
  if (Array.isArray(events) && (events.length > EVENTS_MOST || countsOf(events) > COUNTED_BY_EVENTS_MOST))
    return unreadable('events', 'too-many');
  const migrated = migrate(value);
  if (!migrated.ok) return unreadable('v', 'unknown-option');
  // Of what is wrong all through, the first problem is enough: a list of them all may be larger than the memory of a phone.
  const parsed = v.safeParse(SavedGameSchema, migrated.value, { abortEarly: true });
  if (parsed.success) return { kind: 'game', game: parsed.output };
  const { issues = parsed.issues } = isSmall(value) ? v.safeParse(SavedGameSchema, migrated.value) : parsed;
  return {
    kind: 'unreadable',
    problems: issues.slice(0, PROBLEMS_MOST).map((issue) => ({ path: v.getDotPath(issue) ?? '', why: whyOf(issue) })),
  };
}

/** How many other entries these name, unchecked. */
const countsOf = (events: readonly unknown[]): number =>
  events.reduce((count: number, event) => {
    const { also, entries } = (event ?? {}) as Readonly<Record<string, unknown>>;
    return count + (Array.isArray(also) ? also.length : 0) + (Array.isArray(entries) ? entries.length : 0);
  }, 0);

/** The same game with its keys in the order of the documented form, so that equal games are equal texts. */
export function inForm(game: SavedGame): SavedGame {
  const parsed = parseSavedGame(game);
  return parsed.kind === 'game' ? parsed.game : game;
}

/** Reads the text of a saved game: JSON, bounded. Never throws. */
export function parseSavedText(text: string): ParsedGame {
  const parsed = parseJsonText(text);
  return parsed.ok ? parseSavedGame(parsed.value) : unreadable('', parsed.why);
}

/** Whether it has no more values, at whatever depth, than can be gone through one by one. */
function isSmall(value: unknown): boolean {
  const rest: unknown[] = [value];
  for (let count = 0; count < VALUES_MOST; count += 1) {
    const next = rest.pop();
    if (typeof next === 'object' && next !== null)
      rest.push(...(Object.values(next) as unknown[]).slice(0, VALUES_MOST));
    if (rest.length === 0) return true;
  }
  return false;
}

function unreadable(path: string, why: Why): ParsedGame {
  return { kind: 'unreadable', problems: [{ path, why }] };
}

/** The schemas say why in our words; what the library says by itself are the keys of strict objects. */
function whyOf({ type, message, expected, received }: v.BaseIssue<unknown>): Why {
  if (type === 'variant' && expected === 'Object') return 'wrong-type';
  if (message === 'unknown-game' && received === 'undefined') return 'missing';
  const known = WHYS.find((why) => why === message);
  if (known) return known;
  if (type !== 'strict_object') return 'wrong-type';
  if (expected === 'never') return 'unknown-key';
  return received === 'undefined' ? 'missing' : 'wrong-type';
}
