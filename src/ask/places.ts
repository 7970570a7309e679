import type { Board, Station } from '../games/gug/board.ts';
import type { LineId, StationId } from '../games/gug/board-data.ts';
import { onceFor } from '../games/shared/memo.ts';
import { groupBy } from '../games/shared/group.ts';
import { normalize } from '../rulebooks/normalize.ts';
import { wordsOf as nameWordsOf } from '../works/name-words.ts';
import { isListed, slips } from './lexicon.ts';

/** A station or a line as it is named in a question. */
interface Named<Id> {
  readonly id: Id;
  /** Indices of words: its first, and the one after its last. */
  readonly from: number;
  readonly to: number;
}

interface NamedStation extends Named<StationId> {
  /** All that it may be, in the order of the board. */
  readonly ids: readonly StationId[];
  /** False where several begin so, or a letter is wrong: then it may be no station at all. */
  readonly isSure: boolean;
}

export interface Places {
  readonly stations: readonly NamedStation[];
  readonly lines: readonly Named<LineId>[];
  /** Stations of other railways alone, called by their whole names. */
  readonly others: readonly Named<StationId>[];
}

export const NO_PLACES: Places = { stations: [], lines: [], others: [] };

/** A name has so many words at most. */
const SPAN_MOST = 4;
const LEAST_PREFIX = 3;
const LEAST_SLIPPED = 5;
/** A word alone stands for a longer name from its start. */
const LEAST_ALONE = 4;
/** A word alone that is the whole name of a station of another railway. */
const LEAST_OTHER = 5;
const COST = { exact: 0, cut: 0.5, slip: 2 } as const;

/** Words of other things that a station's name begins with as well. */
const PLAIN = new Set(
  'north south east west high great green upper new red white royal canons park hill wood st kings queens kew gunnersbury upton morgen'.split(
    ' ',
  ),
);
const ALWAYS = new Set('heathrow leicester elefant elephant waterloo kensington olympia acton bank'.split(' '));

const keysOf = (text: string): readonly string[] => nameWordsOf(text).map(normalize);
/** A word of a question as a name would have it; none for a word that names leave out. */
const keyOf = (word: string): string | undefined => (word === 'og' ? undefined : nameWordsOf(word).map(normalize)[0]);

interface Fit {
  readonly station: Station;
  readonly cost: number;
}

function costOf(name: readonly string[], asked: readonly string[], isFree: boolean): number {
  if (asked.length > name.length) return Infinity;
  const words = asked.map((word, at) => {
    const known = name[at]!;
    if (known === word) return COST.exact;
    const isAlone = asked.length === 1;
    if (word.length >= (isAlone ? LEAST_SLIPPED : LEAST_PREFIX) && known.startsWith(word)) return COST.cut;
    const isSlip = isFree && word.length >= LEAST_SLIPPED && known.startsWith(word[0]!) && slips(word, known, 1) <= 1;
    return isSlip ? COST.slip : Infinity;
  });
  return words.reduce((sum, cost) => sum + cost, (name.length - asked.length) / 10);
}

/** Names written in one word: `bakerstreet`. */
function runTogether(name: readonly string[], asked: readonly string[]): number {
  const run = asked.join('');
  return asked.length === 1 && run.length >= 8 && name.length > 1 && name.join('').startsWith(run)
    ? COST.cut
    : Infinity;
}

/** The last word of a name that no other station has: `olympia`. */
function byLastWord(stations: readonly Indexed[], asked: readonly string[]): readonly Fit[] {
  if (asked.length !== 1 || asked[0]!.length < 6) return [];
  const having = stations.filter(({ name }) => name.length > 1 && name.slice(1).includes(asked[0]!));
  return having.length === 1 ? [{ station: having[0]!.station, cost: 1 }] : [];
}

interface Indexed {
  readonly station: Station;
  readonly name: readonly string[];
}

/** The names of a board: those of its stations, and of the stations of other railways by the words of each. */
interface Names {
  /** By their first letter, which no slip changes. */
  readonly stations: ReadonlyMap<string, readonly Indexed[]>;
  readonly all: readonly Indexed[];
  readonly others: ReadonlyMap<string, StationId>;
}

const namesOf = onceFor((board: Board): Names => {
  const all = [...board.stations.values()].map((station) => ({ station, name: keysOf(station.name) }));
  return {
    all,
    stations: groupBy(all, ({ name }) => name[0]![0]!),
    others: new Map([...board.others.values()].map(({ id, name }) => [keysOf(name).join(' '), id])),
  };
});

/** The stations that some words may be the name of, the likeliest alone: several where they are as likely. */
function fitsOf({ stations, all: every }: Names, asked: readonly string[], isFree: boolean): readonly Fit[] {
  const fits = (stations.get(asked[0]![0]!) ?? [])
    .map(({ station, name }) => ({ station, cost: Math.min(costOf(name, asked, isFree), runTogether(name, asked)) }))
    .filter(({ cost }) => cost < Infinity);
  const all = fits.length > 0 ? fits : byLastWord(every, asked);
  const least = Math.min(...all.map(({ cost }) => cost));
  // A name said whole is that station, with or without a slip, though longer ones begin alike.
  return all.filter(({ cost }) => (least % 1 < 0.05 ? cost === least : Math.floor(cost) === Math.floor(least)));
}

const LINE_WORDS = new Set('line lines linje linja linjen lina linjer lines tube banen'.split(' '));
const TAKEN = new Set('med by with using via take took tar tok tatt taking ride riding fra from'.split(' '));

const LINE_NAMES: readonly (readonly [string, LineId])[] = (
  [
    ['hammersmith city', 'hammersmith-city'],
    ['h c', 'hammersmith-city'],
    ['waterloo city', 'waterloo-city'],
    ['w c', 'waterloo-city'],
    ['bakerloo', 'bakerloo'],
    ['central', 'central'],
    ['circle', 'circle'],
    ['district', 'district'],
    ['jubilee', 'jubilee'],
    ['metropolitan', 'metropolitan'],
    ['northern', 'northern'],
    ['piccadilly', 'piccadilly'],
    ['picadilly', 'piccadilly'],
    ['victoria', 'victoria'],
  ] as const
).map(([name, id]) => [name, id as string as LineId]);

/** Lines by their colours, which say nothing without `line` after them; the yellow one is the Circle's name already. */
const LINE_COLOURS: readonly (readonly [string, LineId])[] = (
  [
    ['light blue', 'victoria'],
    ['lysebla', 'victoria'],
    ['dark blue', 'piccadilly'],
    ['morkebla', 'piccadilly'],
    ['red', 'central'],
    ['rode', 'central'],
    ['brown', 'bakerloo'],
    ['brune', 'bakerloo'],
    ['green', 'district'],
    ['gronne', 'district'],
    ['black', 'northern'],
    ['svarte', 'northern'],
    ['pink', 'hammersmith-city'],
    ['rosa', 'hammersmith-city'],
    ['grey', 'jubilee'],
    ['gra', 'jubilee'],
    ['purple', 'metropolitan'],
    ['lilla', 'metropolitan'],
  ] as const
).map(([name, id]) => [name, id as string as LineId]);

/** The last line that was read: it is asked for by several. */
let last: { readonly board: Board; readonly line: string; readonly places: Places } | undefined;

/** Finds the stations and lines that a question names, as forgiving as the finder of stations. */
export function placesIn(board: Board, words: readonly string[], isKnown: (word: string) => boolean): Places {
  const line = words.join(' ');
  if (last?.board !== board || last.line !== line) last = { board, line, places: findPlaces(board, words, isKnown) };
  return last.places;
}

function findPlaces(board: Board, words: readonly string[], isKnown: (word: string) => boolean): Places {
  const names = namesOf(board);
  const keys = words.map(keyOf);
  const found: {
    readonly from: number;
    readonly to: number;
    readonly fits: readonly Fit[];
    readonly cost: number;
    readonly other?: StationId;
  }[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = Math.min(words.length, from + SPAN_MOST); to > from; to -= 1) {
      if (keys[from] === undefined || keys[to - 1] === undefined) continue;
      const asked = keys.slice(from, to).filter((key) => key !== undefined);
      const isAlone = asked.length === 1;
      const [word] = asked;
      if (isAlone && !ALWAYS.has(word!) && (word!.length < LEAST_ALONE || PLAIN.has(word!))) continue;
      const isListedWord = isAlone && !ALWAYS.has(word!) && isListed(words[from]!);
      const isFree = words.slice(from, to).every((each) => !isListed(each) && !isKnown(each));
      const fits = fitsOf(names, asked, isFree).filter(({ cost }) => !isListedWord || cost < 0.05);
      if (fits.length > 0) found.push({ from, to, fits, cost: fits[0]!.cost });
      const other =
        isAlone && (word!.length < LEAST_OTHER || isListed(words[from]!))
          ? undefined
          : names.others.get(asked.join(' '));
      if (other !== undefined) found.push({ from, to, fits: [], cost: COST.exact, other });
    }
  }
  const best = [...found].sort((one, other) => other.to - other.from - (one.to - one.from) || one.cost - other.cost);
  const taken: typeof best = [];
  for (const one of best) if (taken.every((other) => one.to <= other.from || one.from >= other.to)) taken.push(one);

  const lines = linesIn(words, taken);
  const isLine = ({ from, to }: Named<unknown>) => lines.some((line) => line.from < to && line.to > from);
  const named = [...taken]
    .sort((one, other) => one.from - other.from)
    .filter(({ other }) => other === undefined)
    .map(({ from, to, fits, cost }) => ({
      from,
      to,
      id: fits[0]!.station.id,
      ids: fits.map(({ station }) => station.id),
      isSure: fits.length === 1 && cost < COST.slip,
    }))
    .filter((one) => !isLine(one));
  return {
    stations: named,
    lines,
    others: taken.flatMap(({ from, to, other }) => (other === undefined ? [] : [{ id: other, from, to }])),
  };
}

function linesIn(
  words: readonly string[],
  taken: readonly { readonly from: number; readonly to: number }[],
): readonly Named<LineId>[] {
  const all = words.flatMap((_, from) =>
    [...LINE_NAMES, ...LINE_COLOURS].flatMap(([name, id], index): Named<LineId>[] => {
      const parts = name.split(' ');
      if (words[from] !== parts[0]) return [];
      const joined = words.slice(from, from + parts.length + 1).filter((word) => !/^(?:and|og)$/.test(word));
      const isNamed = parts.every((part, at) => joined[at] === part);
      const length = words.slice(from, from + parts.length).some((word) => /^(?:and|og)$/.test(word))
        ? parts.length + 1
        : parts.length;
      const isSaid = index < LINE_NAMES.length || LINE_WORDS.has(words[from + length] ?? '');
      return isNamed && isSaid ? [{ id, from, to: from + length }] : [];
    }),
  );
  const whole = all.filter(
    (one) =>
      !all.some(
        (other) =>
          other !== one && other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from,
      ),
  );
  const isStation = ({ from, to }: Named<LineId>) => taken.some((one) => one.from < to && one.to > from);
  const isPlainly = (one: Named<LineId>) =>
    LINE_WORDS.has(words[one.to] ?? '') ||
    TAKEN.has(words[one.from - 1] ?? '') ||
    (words[one.from - 1] === 'the' && /^(?:on|by|take|with|from|to)$/.test(words[one.from - 2] ?? '')) ||
    (/^(?:to|til|onto)$/.test(words[one.from - 1] ?? '') &&
      whole.some((other) => other.to === one.from - 1 || other.to === one.from - 2));
  return whole.filter((one) => {
    if (!isStation(one)) return true;
    const covering = taken.find(({ from, to }) => from < one.to && to > one.from)!;
    if (covering.to - covering.from > one.to - one.from) return false;
    const isFrom = /^(?:fra|from)$/.test(words[one.from - 1] ?? '');
    // From a station or from a line: a line where another line follows.
    if (isFrom && !LINE_WORDS.has(words[one.to] ?? '')) return whole.some((other) => other.from > one.from);
    return isPlainly(one);
  });
}
