import type { FormatPlan, LayerPlan, Way } from '../../games/tournament/format-plan.ts';
import type { ParsedFormat } from '../../games/tournament/parse-format.ts';
import type { GugSetup } from '../../games/gug/setup.ts';
import { makeShortCode, variationParts } from '../../games/gug/variation-code.ts';
import { fill } from '../fill.ts';
import type { ExplainWords, FaultWords, VariationWords } from './en.ts';

interface Explained {
  /** Players, games in all, and how many each plays. */
  readonly summary: string;
  /** What is played in each layer, and who goes where; the heats first. */
  readonly layers: readonly string[];
}

/** Says in plain words what a tournament code means. @param plan - of a format without a fault. */
export function explainFormat(plan: FormatPlan, words: ExplainWords): Explained {
  const { least, most } = plan.gamesEach;
  const each = fill(least === most ? words.each.same : words.each.between, {
    least: numberWord(least, words),
    most: numberWord(most, words),
  });
  const players = numberWord(plan.players, words);
  const summary = fill(words.summary, { players, games: numberWord(plan.games, words), each });
  return {
    summary: capital(summary),
    layers: plan.layers.map((layer, index) => `${opening(plan, index, words)} ${ending(plan, layer, index, words)}`),
  };
}

/** “Two heats of four.” */
function opening(plan: FormatPlan, index: number, words: ExplainWords): string {
  const { kind, games, size, players, gamesEach } = plan.layers[index]!;
  const { one, some } = words.kinds[kind];
  const is = fill(gamesEach > 1 ? words.layer.rotated : words.layer.plain, {
    games: capital(games === 1 ? one : fill(some, { count: numberWord(games, words) })),
    size: numberWord(size, words),
    players: numberWord(players, words),
    each: numberWord(gamesEach, words),
  });
  if (!isOneOfSeveral(plan, index)) return is;
  return fill(words.layer.numbered, { layer: capital(nameOf(plan, index, words)), games: is });
}

/** “In each, the winner goes straight to the final; second and third go to the repêchage; the last is out.” */
function ending(plan: FormatPlan, layer: LayerPlan, index: number, words: ExplainWords): string {
  const { kind, games, gamesEach, placesOf } = layer;
  // Whatever the moves of a rotated layer count over, all its games together have one winner.
  if (kind === 'F') return gamesEach > 1 ? words.winOver : words.win;
  const ways = layer.ways.map((way) => wayWords(plan, way, index, words)).join(words.between);
  if (placesOf === 'layer') return withWays(words.overAll, ways);
  return games === 1 ? withWays(words.alone, ways) : withWays(words.kinds[kind].each, ways);
}

/** Ways that begin a sentence, or stand after a colon in Norwegian, have a capital. */
const withWays = (template: string, ways: string): string =>
  fill(template, { ways: /^\{|: \{/.test(template) ? capital(ways) : ways });

/** “Second and third go to the repêchage.”: some places of a layer and where they go, as a sentence. */
export const wayInWords = (
  plan: FormatPlan,
  way: Pick<Way, 'places' | 'to'>,
  index: number,
  words: ExplainWords,
): string => capital(fill(words.alone, { ways: wayWords(plan, way, index, words) }));

function wayWords(
  plan: FormatPlan,
  { places, to }: Pick<Way, 'places' | 'to'>,
  index: number,
  words: ExplainWords,
): string {
  const count = places.last - places.first + 1;
  if (to === 'out') return fill(words.way.out, { count });
  const { ways } = plan.layers[index]!;
  const who = ways.length === 1 ? words.places.all : placesWord(places, words);
  const template = to > index + 1 ? words.way.past : words.way.on;
  // All of a game are more than one.
  return fill(template, { who, count, layer: nameOf(plan, to, words) });
}

function placesWord({ first, last }: Way['places'], words: ExplainWords): string {
  if (first === 1)
    return last === 1 ? words.places.winner : fill(words.places.best, { count: numberWord(last, words) });
  const shape = first === last ? 'one' : last === first + 1 ? 'two' : 'more';
  const ordinals = words.ordinals.split(' ');
  const [from, to] = [ordinals[first], ordinals[last]];
  if (from !== undefined && to !== undefined) return fill(words.ordinal[shape], { first: from, last: to });
  return fill(words.places[shape], { first, last });
}

/** “the repêchage”, or “repêchage number 2” where there are several such layers. */
function nameOf(plan: FormatPlan, index: number, words: ExplainWords): string {
  const { kind, games } = plan.layers[index]!;
  const { the, these, which } = words.kinds[kind];
  if (!isOneOfSeveral(plan, index)) return games === 1 ? the : these;
  const before = plan.layers.slice(0, index).filter((layer) => layer.kind === kind).length;
  return fill(which, { which: before + 1 });
}

const isOneOfSeveral = ({ layers }: FormatPlan, index: number): boolean =>
  layers.filter(({ kind }) => kind === layers[index]!.kind).length > 1;

/** A number as people say it, up to twelve. */
const numberWord = (number: number, { numbers }: ExplainWords): string => numbers.split(' ')[number] ?? String(number);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Unread = Extract<ParsedFormat, { readonly ok: false }>;

/** Says why a tournament code cannot be read or played, and at which of its characters. */
export function explainFault(fault: Unread, words: FaultWords): string {
  const said = sentence(fault, words);
  return fault.why === 'no-layers' ? said : fill(words.placed, { place: fault.at + 1, fault: said });
}

function sentence(fault: Unread, words: FaultWords): string {
  if (fault.why === 'no-layers') return words['no-layers'];
  if (fault.why === 'number-out-of-range') return fill(words['number-out-of-range'][fault.of], pick(fault));
  if (fault.why === 'players-do-not-add-up') {
    return fill(words['players-do-not-add-up'], { ...pick(fault), from: fromWords(fault.from, words) });
  }
  if (fault.why === 'no-later-layer' || fault.why === 'kind-twice') {
    const { count, to } = fault.onward;
    return fill(words[fault.why], { layer: fault.layer, piece: `${count}${to}`, to });
  }
  if (fault.why === 'expected') {
    const found = fault.found === '' ? words.found.end : fill(words.found.sign, { sign: fault.found });
    return fill(words.expected[fault.expected], { layer: fault.layer, found });
  }
  return fill(words[fault.why], pick(fault));
}

/** The numbers and signs of a fault. */
const pick = (fault: Unread): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    Object.entries(fault).filter((entry): entry is [string, string | number] =>
      ['string', 'number'].includes(typeof entry[1]),
    ),
  );

function fromWords(from: readonly { readonly layer: number; readonly players: number }[], words: FaultWords): string {
  // From one layer, they are those who come.
  if (from.length < 2) return '';
  const parts = from.map((part) => fill(words.from.part, { ...part }));
  const [last, ...others] = [...parts].reverse();
  return fill(words.from.list, { parts: [...others].reverse().join(', ') + words.from.and + last! });
}

/** Says what the code on a result sheet means: “CT is Classic Team: T, teams of two; 1D1I, one die and one icon; …”. */
export function explainVariation(variation: GugSetup['variation'], isClosed: boolean, words: VariationWords): string {
  const parts = variationParts(variation, isClosed).map((part) => fill(words.part, { part, means: words.parts[part] }));
  const code = makeShortCode(variation, isClosed);
  return fill(words.whole, { code, name: words.names[variation], parts: parts.join(words.between) });
}
