import lists from '../../content/phrases.json' with { type: 'json' };
import { onceFor } from '../games/shared/memo.ts';
import type { Lang } from '../i18n/lang.ts';
import { normalize } from '../rulebooks/normalize.ts';
import { SLOTS, type SlotName, type SlotValue } from './slots.ts';
import type { Line } from './line.ts';

/** A phrase that has one meaning, by all the ways to say it. Kinds that begin with `_` stand in others alone. */
export type Kind = string;

type Part =
  | { readonly word: string; readonly isBeginning: boolean }
  | { readonly slot: SlotName }
  | { readonly of: Kind }
  | { readonly edge: Edge }
  | { readonly ways: readonly (readonly Part[])[] };

/** `^` at the head of a line, `~` not at its head, `$` at its end. */
type Edge = '^' | '~' | '$';

/** Where a phrase ends, and what its slots hold, in their order. */
interface Met {
  readonly to: number;
  readonly said: readonly SlotValue[];
}

/**
 * Reads `(can|may) {who} (still|) <_ok> drop*`: words, groups of ways of which one may be empty, slots in braces, other
 * kinds in angle brackets, and beginnings of words.
 */
function parseWays(text: string): readonly (readonly Part[])[] {
  const signs = text.match(/[()|]|[^\s()|]+/g) ?? [];
  let at = 0;
  const ways = (): readonly (readonly Part[])[] => {
    const all: Part[][] = [[]];
    for (; at < signs.length; at += 1) {
      const sign = signs[at]!;
      if (sign === ')') return all;
      if (sign === '|') all.push([]);
      else if (sign === '(') {
        at += 1;
        all.at(-1)!.push({ ways: ways() });
      } else all.at(-1)!.push(partOf(sign));
    }
    return all;
  };
  return ways();
}

function partOf(sign: string): Part {
  if (sign === '^' || sign === '~' || sign === '$') return { edge: sign };
  if (sign.startsWith('{')) return { slot: sign.slice(1, -1) as SlotName };
  if (sign.startsWith('<')) return { of: sign.slice(1, -1) };
  const isBeginning = sign.endsWith('*');
  return { word: normalize(isBeginning ? sign.slice(0, -1) : sign), isBeginning };
}

const LANGS = ['en', 'nb'] as const;
type Grammar = Map<Kind, readonly (readonly Part[])[]>;

const grammarOf = (lang: Lang): Grammar =>
  new Map(
    Object.entries(lists.phrases as Readonly<Record<Kind, readonly string[]>>).map(([kind, said]) => [
      kind,
      parseWays(said[LANGS.indexOf(lang)] ?? said[0]!),
    ]),
  );

const GRAMMARS: Readonly<Record<Lang, Grammar>> = { en: grammarOf('en'), nb: grammarOf('nb') };
const WORDS: Readonly<Record<Lang, Set<string>>> = { en: new Set(), nb: new Set() };
for (const lang of LANGS) for (const ways of GRAMMARS[lang].values()) gather(WORDS[lang], ways);

function gather(into: Set<string>, ways: readonly (readonly Part[])[]): void {
  for (const part of ways.flat()) {
    if ('word' in part) into.add(part.word);
    if ('ways' in part) gather(into, part.ways);
  }
}

/** Adds a phrase that one question alone is made of. */
export function define(lang: Lang, kind: Kind, text: string): void {
  const ways = parseWays(text);
  GRAMMARS[lang].set(kind, ways);
  gather(WORDS[lang], ways);
}

/** Every word that some phrase of a language has. */
export const wordsOfGrammar = (lang: Lang): ReadonlySet<string> => WORDS[lang];

/** Every ending of a way to say something that begins at a word. */
function meet(line: Line, parts: readonly Part[], at: number, said: readonly SlotValue[]): readonly Met[] {
  const [part, ...rest] = parts;
  if (!part) return [{ to: at, said }];
  if ('ways' in part) return part.ways.flatMap((way) => meet(line, [...way, ...rest], at, said));
  if ('of' in part)
    return (GRAMMARS[line.lang].get(part.of) ?? []).flatMap((way) => meet(line, [...way, ...rest], at, said));
  if ('edge' in part) {
    const isThere = part.edge === '^' ? at === 0 : part.edge === '~' ? at > 0 : at === line.words.length;
    return isThere ? meet(line, rest, at, said) : [];
  }
  if ('slot' in part)
    return filled(line, part.slot, at).flatMap(({ to, value }) => meet(line, rest, to, [...said, value]));
  const word = line.words[at];
  const isMet = word !== undefined && (part.isBeginning ? word.startsWith(part.word) : word === part.word);
  return isMet ? meet(line, rest, at + 1, said) : [];
}

/** A stretch of a line that has a meaning. */
export interface Item extends Met {
  readonly kind: Kind;
  readonly from: number;
}

/** A way to say something, of a kind, by what it may begin with. */
interface Way {
  readonly kind: Kind;
  readonly parts: readonly Part[];
}
interface Starts {
  readonly words: Map<string, Set<Way>>;
  readonly slots: Map<SlotName, Set<Way>>;
  readonly beginnings: Set<readonly [string, Way]>;
}

/** What each way may begin with, so that a line asks few of them at each of its words. */
const STARTS: Readonly<Record<Lang, { of: Starts; known: number }>> = {
  en: { of: { words: new Map(), slots: new Map(), beginnings: new Set() }, known: 0 },
  nb: { of: { words: new Map(), slots: new Map(), beginnings: new Set() }, known: 0 },
};

function startsIn(lang: Lang): Starts {
  const held = STARTS[lang];
  const grammar = [...GRAMMARS[lang]];
  for (const [kind, ways] of grammar.slice(held.known))
    if (!kind.startsWith('_')) for (const parts of ways) addStarts(held.of, lang, { kind, parts }, parts);
  held.known = grammar.length;
  return held.of;
}

function addStarts(starts: Starts, lang: Lang, way: Way, [part, ...rest]: readonly Part[]): void {
  const put = <Key>(into: Map<Key, Set<Way>>, key: Key) => into.set(key, (into.get(key) ?? new Set()).add(way));
  if (!part) return;
  if ('edge' in part) addStarts(starts, lang, way, rest);
  else if ('slot' in part) put(starts.slots, part.slot);
  else if ('word' in part) {
    if (part.isBeginning) starts.beginnings.add([part.word, way]);
    else put(starts.words, part.word);
  } else
    for (const each of 'of' in part ? GRAMMARS[lang].get(part.of)! : part.ways)
      addStarts(starts, lang, way, [...each, ...rest]);
}

/** All the phrases that stand in a line, by where they begin. */
const chartOf = onceFor((line: Line): readonly (readonly Item[])[] => {
  const { words, slots, beginnings } = startsIn(line.lang);
  return line.words.map((word, from) => {
    const ways = new Set(words.get(word));
    for (const [slot, some] of slots) if (filled(line, slot, from).length > 0) for (const way of some) ways.add(way);
    for (const [beginning, way] of beginnings) if (word.startsWith(beginning)) ways.add(way);
    const items = new Map<string, Item>();
    for (const { kind, parts } of ways)
      for (const met of meet(line, parts, from, []))
        if (met.to > from && !items.has(`${kind} ${met.to}`)) items.set(`${kind} ${met.to}`, { ...met, kind, from });
    return [...items.values()];
  });
});

const FILLED = new WeakMap<Line, Map<string, ReturnType<(typeof SLOTS)[SlotName]>>>();

function filled(line: Line, slot: SlotName, at: number): ReturnType<(typeof SLOTS)[SlotName]> {
  const known = FILLED.get(line) ?? new Map<string, ReturnType<(typeof SLOTS)[SlotName]>>();
  FILLED.set(line, known);
  const key = `${slot} ${at}`;
  if (!known.has(key)) known.set(key, SLOTS[slot](line, at));
  return known.get(key)!;
}

/** What a line comes to when it is read as one question. */
export interface Reading {
  readonly items: readonly Item[];
  /** The words that it has no meaning for. */
  readonly unknown: readonly number[];
}

const UNKNOWN = 1_000;
/** Of readings that know as many words, the one of fewest phrases, and of those that are needed. */
const COST = { needed: 2, allowed: 3, glue: 4 } as const;

/** Words that change nothing, wherever they stand. */
const GLUE: ReadonlySet<Kind> = new Set(['glue', 'subject']);

/**
 * Lays phrases of some kinds over a whole line, so that as few words as can be are left without a meaning.
 *
 * @param needed - a reading without one of these is none.
 */
export function readAs(line: Line, needed: readonly Kind[], allowed: ReadonlySet<Kind>): Reading | undefined {
  const chart = chartOf(line);
  if (
    !needed.every((kind) =>
      kind.split('|').some((one) => chart.some((items) => items.some((item) => item.kind === one))),
    )
  )
    return undefined;
  const need = new Set(needed.flatMap((kind) => kind.split('|')));
  const costOf = ({ kind }: Item) =>
    need.has(kind) ? COST.needed : allowed.has(kind) ? COST.allowed : GLUE.has(kind) ? COST.glue : Infinity;
  const best: { readonly cost: number; readonly item?: Item }[] = [];
  best[line.words.length] = { cost: 0 };
  for (let at = line.words.length - 1; at >= 0; at -= 1) {
    let least: { readonly cost: number; readonly item?: Item } = { cost: UNKNOWN + best[at + 1]!.cost };
    for (const item of chart[at]!) {
      const cost = costOf(item) + best[item.to]!.cost;
      if (cost < least.cost) least = { cost, item };
    }
    best[at] = least;
  }
  const items: Item[] = [];
  const unknown: number[] = [];
  for (let at = 0; at < line.words.length;) {
    const { item } = best[at]!;
    if (item) items.push(item);
    else unknown.push(at);
    at = item?.to ?? at + 1;
  }
  const has = (kind: Kind) => kind.split('|').some((one) => items.some((item) => item.kind === one));
  return needed.every(has) ? { items, unknown } : undefined;
}
