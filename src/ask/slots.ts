import lists from '../../content/phrases.json' with { type: 'json' };
import type { Rank } from '../games/gabong/cards.ts';
import type { Suit } from '../games/gabong/check-card.ts';
import type { LineId, StationId } from '../games/gug/board-data.ts';
import { type Eyes, isEyes } from '../games/shared/eyes.ts';
import { normalize } from '../rulebooks/normalize.ts';
import type { Line } from './line.ts';
import { numberOf } from './numbers.ts';
import type { Places } from './places.ts';

/** A card, as much of it as was said. */
export interface CardNamed {
  readonly rank: Rank | null;
  readonly suit: Suit | null;
}

/** Who is spoken of: whoever asks, somebody called so, or whoever was spoken of before. */
export type Who = 'asker' | 'they' | { readonly called: string };

export type SlotValue =
  | { readonly is: 'n'; readonly n: number }
  | { readonly is: 'die'; readonly eyes: Eyes }
  | { readonly is: 'station'; readonly station: StationId }
  | { readonly is: 'other'; readonly station: StationId }
  | { readonly is: 'line'; readonly line: LineId }
  | { readonly is: 'who'; readonly who: Who }
  | { readonly is: 'card'; readonly card: CardNamed }
  | { readonly is: 'cards'; readonly cards: readonly CardNamed[] }
  | { readonly is: 'pair'; readonly pair: readonly [Eyes, Eyes] }
  | { readonly is: 'five'; readonly dice: readonly Eyes[] };

interface Filled {
  readonly to: number;
  readonly value: SlotValue;
}
type Slot = (line: Line, at: number) => readonly Filled[];

const [PAIR, SUIT_LINKS] = [2, /^(?:of|i|med)$/];
const ARTICLE = { en: /^(?:an?|the|my|another)$/, nb: /^(?:en|ei|et|ein|min|mi|mitt|den|det)$/ } as const;
const JOINS = /^(?:and|og|plus|pluss|with|med|samt)$/;

/** Words for a side of a die or a card: alone, and where there are several of them. */
const RANK_WORDS: readonly (readonly [value: number, one: RegExp, several: RegExp])[] = [
  [1, /^(?:en(?:er|eren|ar|aren)|ein(?:er|ar))$/, /^(?:ones|enere|enerne|ein(?:ere|arar)|enarar)$/],
  [2, /^(?:toer|toeren|tor|toren|toar|toaren|deuce)$/, /^(?:twos|deuces|toere|toerne|tore|torne|toarar|torere)$/],
  [3, /^(?:treer|treeren|trear|trea|trearen)$/, /^(?:threes|treere|treerne|trere|trearar)$/],
  [4, /^(?:firer|fireren|firar|fira)$/, /^(?:fours|firere|firerne|firarar|fira)$/],
  [5, /^(?:femmer|femmeren|femmar|femma|femer)$/, /^(?:fives|femmere|femmerne|femmarar)$/],
  [6, /^(?:sekser|sekseren|seksar|seksa|sexer)$/, /^(?:sixes|sixs|seksere|sekserne|seksarar)$/],
  [7, /^(?:s(?:yv|ju)er(?:en)?|sjuar|sjua)$/, /^(?:sevens|s(?:yv|ju)ere|s(?:yv|ju)erne|sjuarar)$/],
  [8, /^(?:atter|atteren|attar|atta)$/, /^(?:eights|attere|atterne|attarar)$/],
  [9, /^(?:nier|nieren|niar|nia)$/, /^(?:nines|niere|nierne|niarar)$/],
  [10, /^(?:tier|tieren|tiar|tia)$/, /^(?:tens|tiere|tierne|tiarar)$/],
  [11, /^(?:jack|knave|knekt|knekten)$/, /^(?:jacks|knaves|knekter|knektar|knektene)$/],
  [12, /^(?:queen|dame|dama|damen|dronning|dronninga|dronningen)$/, /^(?:queens|damer|damene|dronninger)$/],
  [13, /^(?:king|konge|kongen)$/, /^(?:kings|konger|kongar|kongene)$/],
  [14, /^(?:ace|ess|esset|es)$/, /^(?:aces|ess|essene)$/],
];

interface RankSaid {
  readonly value: number;
  readonly isOne: boolean;
  readonly isSeveral: boolean;
  /** Said as a rank, and not as any number. */
  readonly isMarked: boolean;
}

/** The rank, or any number, that a word says. */
export function rankAt({ words, ranks, lang }: Line, at: number): RankSaid | undefined {
  const word = words[at] ?? '';
  for (const [value, one, several] of RANK_WORDS) {
    const [isOne, isSeveral] = [one.test(word), several.test(word)];
    if (isOne || isSeveral) return { value, isOne, isSeveral, isMarked: true };
  }
  if (ranks.has(at)) return { value: Number(word), isOne: true, isSeveral: true, isMarked: true };
  const value = numberOf(word, lang);
  return value === undefined ? undefined : { value, isOne: true, isSeveral: false, isMarked: false };
}

const SUIT_WORDS: readonly (readonly [RegExp, Suit])[] = [
  [/^(?:spar|spader?|spades?|spaer)$/, 'S'],
  [/^(?:hjerter?|hjarter|hearts?)$/, 'H'],
  [/^(?:ruter?|diamonds?)$/, 'D'],
  [/^(?:klover|clubs?)$/, 'C'],
];

const suitAt = ({ words }: Line, at: number): Suit | undefined =>
  SUIT_WORDS.find(([form]) => form.test(words[at] ?? ''))?.[1];

const isCardRank = (value: number): value is Rank => value >= 2 && value <= 14;
/** "Eleven" is no card, whatever a jack counts. */
const asCard = (rank: RankSaid | undefined): Rank | undefined =>
  rank && isCardRank(rank.value) && (rank.isMarked || rank.value <= 10) ? rank.value : undefined;

/** A card where it stands. @param isMarked - whether it is said as a card, and not as any number. */
export interface CardFound {
  readonly to: number;
  readonly card: CardNamed;
  readonly isMarked: boolean;
}

/** One card: its rank, its suit, or both. */
export function cardAt(line: Line, from: number): readonly CardFound[] {
  const hasArticle = ARTICLE[line.lang].test(line.words[from] ?? '');
  const at = hasArticle && rankOrSuit(line, from + 1) ? from + 1 : from;
  if (line.breaks.has(at) && at > from) return [];
  const said = rankAt(line, at);
  const rank = said?.isOne ? asCard(said) : undefined;
  const suit = suitAt(line, at);
  const isMarked = hasArticle || said?.isMarked === true;
  if (rank !== undefined) {
    const link = SUIT_LINKS.test(line.words[at + 1] ?? '') ? at + 2 : at + 1;
    const of = line.breaks.has(at + 1) ? undefined : suitAt(line, link);
    if (of) return [{ to: link + 1, card: { rank, suit: of }, isMarked: true }];
    return [{ to: at + 1, card: { rank, suit: null }, isMarked }];
  }
  if (!suit) return [];
  const next = line.breaks.has(at + 1) ? undefined : rankAt(line, at + 1);
  const named = next?.isOne ? asCard(next) : undefined;
  if (named !== undefined) return [{ to: at + 2, card: { rank: named, suit }, isMarked: true }];
  return [{ to: at + 1, card: { rank: null, suit }, isMarked: true }];
}

const rankOrSuit = (line: Line, at: number): boolean =>
  asCard(rankAt(line, at)) !== undefined || suitAt(line, at) !== undefined;

/** How many are counted before a rank, and where the rank stands: `two`, `a pair of`, `et par`. */
function countAt(
  { words, lang, ranks }: Line,
  at: number,
): { readonly count: number; readonly next: number } | undefined {
  const text = words.slice(at, at + 3).join(' ');
  const paired = /^(?:(?:a |the )?(?:pair|couple) of|(?:et |ett )?par (?:med |i )|(?:et |ett )?par)(?= |$)/.exec(
    text,
  )?.[0];
  if (paired) return { count: PAIR, next: at + paired.trim().split(' ').length };
  const count = ranks.has(at) ? undefined : numberOf(words[at] ?? '', lang);
  return count !== undefined && count >= 1 && count <= 8 ? { count, next: at + 1 } : undefined;
}

/** Cards of one hand in a row: `a 4, a 3 and two aces`. Undefined where a number may count or be a card. */
function cardsAt(line: Line, from: number): readonly Filled[] {
  const cards: CardNamed[] = [];
  const found: Filled[] = [];
  for (let at = from; at < line.words.length;) {
    const isJoined = JOINS.test(line.words[at] ?? '') && cards.length > 0;
    const begin = isJoined ? at + 1 : at;
    const counted = countAt(line, begin);
    const several = counted && !line.breaks.has(counted.next) ? rankAt(line, counted.next) : undefined;
    const of = several?.isMarked && (several.isSeveral || counted!.count === 1) ? asCard(several) : undefined;
    if (of !== undefined && !(several!.isOne && !several!.isSeveral && counted!.count > 1)) {
      cards.push(...Array<CardNamed>(counted!.count).fill({ rank: of, suit: null }));
      at = counted!.next + 1;
    } else {
      // "2 king": so many, or a card of its own.
      if (counted && several?.isMarked && counted.count > 1) break;
      const [one] = cardAt(line, begin);
      if (one?.card.rank == null) break;
      // "Nine nine points": only digits stand side by side.
      const isApart = isJoined || line.breaks.has(begin) || one.isMarked || /^\d/.test(line.words[begin]!);
      if (cards.length > 0 && !isApart) break;
      cards.push(one.card);
      at = one.to;
    }
    found.push({ to: at, value: { is: 'cards', cards: [...cards] } });
    if (cards.length > 14) break;
  }
  return found;
}

/** A side of a die: `5`, `a five`, `en femmer`. */
function dieAt(line: Line, from: number): readonly { readonly to: number; readonly eyes: Eyes }[] {
  const at = ARTICLE[line.lang].test(line.words[from] ?? '') && sideAt(line, from + 1) ? from + 1 : from;
  const eyes = sideAt(line, at);
  return eyes === undefined ? [] : [{ to: at + 1, eyes }];
}
function sideAt(line: Line, at: number): Eyes | undefined {
  const said = rankAt(line, at);
  return said?.isOne && isEyes(said.value) ? said.value : undefined;
}

/** Two dice of one throw. */
function pairAt(line: Line, from: number): readonly Filled[] {
  const { words, breaks } = line;
  const filled = (to: number, pair: readonly [Eyes, Eyes]): Filled => ({ to, value: { is: 'pair', pair } });
  const doubled = /^(?:(?:a |the |en )?(?:double|dobb?el|doble|dobbelt))(?= )/.exec(
    words.slice(from, from + 3).join(' '),
  )?.[0];
  const counted = countAt(line, from);
  const start = doubled ? from + doubled.split(' ').length : counted?.count === PAIR ? counted.next : undefined;
  if (start !== undefined) {
    const said = rankAt(line, start);
    const isRank = said && (doubled !== undefined || said.isSeveral) && isEyes(said.value);
    if (isRank && !breaks.has(start)) return [filled(start + 1, [said.value, said.value])];
  }
  const [one] = dieAt(line, from);
  if (!one) return [];
  if (/^(?:on both|pa begge)$/.test(words.slice(one.to, one.to + 2).join(' ')))
    return [filled(one.to + 2, [one.eyes, one.eyes])];
  const isJoined = JOINS.test(words[one.to] ?? '');
  if (!isJoined && !breaks.has(one.to) && !/^\d$/.test(words[one.to] ?? '')) return [];
  const [other] = dieAt(line, isJoined ? one.to + 1 : one.to);
  return other ? [filled(other.to, [one.eyes, other.eyes])] : [];
}

/** Five dice: together, in a row, so many of each, or a point by its name (`poeng`, folded). */
function fiveAt(line: Line, from: number): readonly Filled[] {
  const { words, lang } = line;
  const filled = (to: number, dice: readonly number[]): readonly Filled[] =>
    dice.length === 5 && dice.every(isEyes) ? [{ to, value: { is: 'five', dice } }] : [];
  const word = words[from] ?? '';
  if (/^[1-6]{5}$/.test(word)) return filled(from + 1, [...word].map(Number));
  const point = /^(?:an? )?(?:(pure|rent|reint)|(?:impure|urent|ureint)) (?:point |pong )?(?:of |i |pa )?\S+/.exec(
    words.slice(from, from + 5).join(' '),
  );
  if (point) {
    const to = from + point[0].split(' ').length;
    const of = rankAt(line, to - 1)?.value;
    if (of !== undefined && of !== 3) return filled(to, point[1] ? Array<number>(5).fill(of) : [3, of, of, of, of]);
  }
  const dice: number[] = [];
  let at = from;
  while (dice.length < 5) {
    if (dice.length > 0 && JOINS.test(words[at] ?? '')) at += 1;
    const counted = countAt(line, at);
    const article = ARTICLE[lang].test(words[at] ?? '') && words[at + 1] !== undefined;
    const said = rankAt(line, article ? at + 1 : counted ? counted.next : at);
    const count = article ? 1 : counted?.count;
    const isGroup =
      said && count !== undefined && (said.isMarked || article) && (article || !line.breaks.has(counted!.next));
    if (isGroup && (count === 1 ? said.isOne || said.isSeveral : said.isSeveral)) {
      dice.push(...Array<number>(count).fill(said.value));
      at = article ? at + 2 : counted!.next + 1;
      continue;
    }
    // "A one", "one three": an article is no die.
    const plain = rankAt(line, at);
    if (!plain || plain.isMarked) return [];
    dice.push(plain.value);
    at += 1;
  }
  return filled(at, dice);
}

const WHO = Object.fromEntries(
  (['en', 'nb'] as const).map((lang, at) => [
    lang,
    Object.fromEntries(
      Object.entries(lists.who[at] as Readonly<Record<string, string>>).map(([who, names]) => [
        who,
        names.split('|').map((name) => name.split(' ').map(normalize)),
      ]),
    ),
  ]),
) as unknown as Readonly<
  Record<'en' | 'nb', Readonly<Record<'asker' | 'they' | 'called', readonly (readonly string[])[]>>>
>;

/** Only what is sure decides. */
const sureStations = ({ stations }: Places): Places['stations'] => stations.filter(({ isSure }) => isSure);

/** What follows the name of somebody at the head of a line. */
const DOES = /^(?:has|is|got|rolled|threw|dropped|laid|played|har|er|fikk|slo|slapp|kastet|kasta|la|spilte)$/;

function whoAt(line: Line, at: number): readonly Filled[] {
  const { words, lang, capitals, isKnown } = line;
  const found = (['asker', 'they', 'called'] as const).flatMap((who) =>
    WHO[lang][who].flatMap((name): Filled[] =>
      name.every((word, index) => words[at + index] === word)
        ? [
            {
              to: at + name.length,
              value: { is: 'who', who: who === 'called' ? { called: name.join(' ') } : who },
            },
          ]
        : [],
    ),
  );
  const word = words[at] ?? '';
  const isNamed =
    found.length === 0 &&
    capitals.has(at) &&
    word.length > 1 &&
    !isKnown(word) &&
    !sureStations(line.places).some(({ from, to }) => at >= from && at < to) &&
    (at > 0 || DOES.test(words[at + 1] ?? ''));
  return isNamed ? [{ to: at + 1, value: { is: 'who', who: { called: word } } }] : found;
}

const placed =
  <Id>(
    of: (line: Line) => readonly { readonly id: Id; readonly from: number; readonly to: number }[],
    make: (id: Id) => SlotValue,
  ): Slot =>
  (line, at) =>
    of(line)
      .filter(({ from }) => from === at)
      .map(({ id, to }) => ({ to, value: make(id) }));

/** What may stand in the braces of a phrase. */
export const SLOTS = {
  n: (line, at) => {
    const { words, lang } = line;
    const couple = /^(?:a couple of|a couple|et par|ett par|a dozen|et dusin)(?= |$)/.exec(
      words.slice(at, at + 3).join(' '),
    )?.[0];
    if (couple) {
      const n = /d[ou][zs]/.test(couple) ? 12 : PAIR;
      return [{ to: at + couple.split(' ').length, value: { is: 'n', n } }];
    }
    const n = line.ranks.has(at) ? undefined : numberOf(words[at] ?? '', lang);
    return n === undefined ? [] : [{ to: at + 1, value: { is: 'n', n } }];
  },
  die: (line, at) => dieAt(line, at).map(({ to, eyes }) => ({ to, value: { is: 'die', eyes } })),
  card: (line, at) => cardAt(line, at).map(({ to, card }) => ({ to, value: { is: 'card', card } })),
  marked: (line, at) =>
    cardAt(line, at)
      .filter(({ isMarked }) => isMarked)
      .map(({ to, card }) => ({ to, value: { is: 'card', card } })),
  cards: cardsAt,
  pair: pairAt,
  five: fiveAt,
  who: whoAt,
  station: placed(
    ({ places }) => sureStations(places),
    (station) => ({ is: 'station', station }),
  ),
  other: placed(
    ({ places }) => places.others,
    (station) => ({ is: 'other', station }),
  ),
  line: placed(
    ({ places }) => places.lines,
    (line) => ({ is: 'line', line }),
  ),
  size: (line, at) => {
    const word = line.words[at] ?? '';
    return /^\d+(?:\.\d+)?$/.test(word) ? [{ to: at + 1, value: { is: 'n', n: Number(word) } }] : [];
  },
} as const satisfies Readonly<Record<string, Slot>>;

export type SlotName = keyof typeof SLOTS;
