import { describe, expect, test } from 'vitest';
import type { Tables } from '../../src/ask/judges.ts';
import type { Judged, Said } from '../../src/ask/verdict.ts';
import type { Rank } from '../../src/games/gabong/cards.ts';
import { parseCardLink } from '../../src/games/gabong/card-link.ts';
import { canGabong } from '../../src/games/gabong/check-gabong.ts';
import { fitOn } from '../../src/games/gabong/pile.ts';
import { DEFAULT_GABONG_READINGS } from '../../src/games/gabong/rulings.ts';
import type { LineId, StationId } from '../../src/games/gug/board-data.ts';
import { judgeDrop } from '../../src/games/gug/drop.ts';
import { judgeLeaving } from '../../src/games/gug/movement.ts';
import { CLASSIC, sipsFor } from '../../src/games/gug/sips.ts';
import { parseSituation } from '../../src/games/gug/situation.ts';
import { judgeTurn, pointsFor } from '../../src/games/gug/turn.ts';
import type { Lang } from '../../src/i18n/lang.ts';
import { LONDON_2025 } from '../games/gug/ask.ts';
import { replyTo, saidTo, TABLES, tablesWith } from './replies.ts';
import blind from './questions-blind.json' with { type: 'json' };
import clauses from './questions-clauses.json' with { type: 'json' };
import corpus from './questions.json' with { type: 'json' };
import fresh from './fresh.json' with { type: 'json' };
import later from './questions-later.json' with { type: 'json' };
import mixed from './questions-mixed.json' with { type: 'json' };
import off from './off.json' with { type: 'json' };
import plain from './questions-plain.json' with { type: 'json' };
import pub from './questions-pub.json' with { type: 'json' };
import reworded from './questions-reworded.json' with { type: 'json' };
import short from './questions-short.json' with { type: 'json' };
import table from './questions-table.json' with { type: 'json' };
import whole from './questions-whole.json' with { type: 'json' };

type Row = readonly [Lang, string, string, Said?];

const { network } = TABLES.gug!;

const DECIDED = (
  [corpus, later, pub, blind, table, mixed, clauses, short, plain] as unknown as readonly (readonly Row[])[]
)
  .flat()
  .filter(([, , , said]) => said !== undefined);

const idOf = (name: string): StationId =>
  [...network.board.stations.values()].find((station) => station.name === name)!.id;

// What is asked is put together of parts, and what the engines say of the same parts is what must be said.

const VARIATIONS = [
  { en: '', nb: '', code: 'C' },
  { en: 'we play Classic Team and ', nb: 'vi spiller Classic Team og ', code: 'CT' },
] as const;

describe('questions put together of parts are answered as the engines answer them', () => {
  const leftAsked = ['Brixton', 'Morden', 'Heathrow', 'Elephant & Castle', 'High Barnet'].flatMap((name) =>
    [0, 2, 5, 9].flatMap((left) =>
      VARIATIONS.flatMap(({ en, nb, code }) => {
        const at = name === 'Heathrow' ? (network.board.data.special.heathrow as StationId) : idOf(name);
        const { total } = sipsFor(network, { at: network.place(at), left }, { ...CLASSIC, code });
        return [
          ['en', `${en}I got to ${name} with ${left} left, how many sips`, total],
          ['nb', `${nb}jeg kom til ${name} med ${left} poeng igjen, hvor mange slurker blir det`, total],
        ] as const;
      }),
    ),
  );

  const PLACES = ['Brixton', 'Edgware', 'Morden', 'High Barnet', 'Epping'];
  const drops = ([undefined, 'I', 'Kari'] as const).flatMap((who) =>
    PLACES.flatMap((used) =>
      PLACES.flatMap((name) => {
        if (who === undefined && used !== name) return [];
        const at = idOf(name);
        const endsAt = (station: StationId) =>
          network.endingLines(network.place(station)).map((line) => ({ station, line }));
        const worlds = who === 'I' ? endsAt(idOf(used)).map((drop) => [drop]) : [[]];
        const judged = new Set(
          worlds.flatMap((before) => endsAt(at).map((drop) => judgeDrop(network, before, drop, true, CLASSIC).allowed)),
        );
        const said = judged.size === 1 ? ([...judged][0] as Said) : undefined;
        const told = {
          en: who === undefined ? '' : who === 'I' ? `I have dropped at ${used}, ` : `Kari has dropped at ${used}, `,
          nb: who === undefined ? '' : who === 'I' ? `jeg har sluppet på ${used}, ` : `Kari har sluppet på ${used}, `,
        };
        return [
          ['en', `${told.en}can I drop at ${name}`, said],
          ['nb', `${told.nb}kan jeg slippe på ${name}`, said],
        ] as const;
      }),
    ),
  );

  const RANKS: Readonly<Record<number, { readonly en: readonly string[]; readonly nb: readonly string[] }>> = {
    2: { en: ['a two', 'two twos'], nb: ['en toer', 'to toere'] },
    4: { en: ['a four', 'two fours'], nb: ['en firer', 'to firere'] },
    5: { en: ['a five', 'two fives'], nb: ['en femmer', 'to femmere'] },
    14: { en: ['an ace', 'two aces'], nb: ['et ess', 'to ess'] },
  };
  const TOPS = { 8: ['an eight', 'en åtter'], 10: ['a ten', 'en tier'], 12: ['a queen', 'en dame'] } as const;
  const gabongs = [2, 4, 5, 14]
    .flatMap((one) =>
      [2, 4, 5, 14]
        .filter((other) => other > one)
        .flatMap((other) =>
          ([0, 1] as const).flatMap((count) =>
            Object.entries(TOPS).map(([top, [en, nb]]) => {
              const ranks = [...Array<number>(count + 1).fill(one), ...Array<number>(count + 1).fill(other)];
              const { isGabong } = canGabong(
                ranks.map((rank) => ({ suit: 'S' as const, rank: rank as Rank })),
                {
                  suit: 'S',
                  rank: Number(top) as Rank,
                },
              );
              const said = isGabong ? ('yes' as const) : ('no' as const);
              return [
                [
                  'en',
                  `I have ${RANKS[one]!.en[count]} and ${RANKS[other]!.en[count]} and there's ${en} on top, can I gabong?`,
                  said,
                ],
                [
                  'nb',
                  `jeg har ${RANKS[one]!.nb[count]} og ${RANKS[other]!.nb[count]} og det ligger ${nb}, kan jeg gabonge?`,
                  said,
                ],
              ] as const;
            }),
          ),
        ),
    )
    .flat();

  const throws = ['Brixton', 'Victoria', 'Stockwell', 'Holborn'].flatMap((name) =>
    ([1, 3, 6] as const).flatMap((die) => {
      const count = pointsFor(network, idOf(name), die);
      return [
        ['en', `I'm at ${name} and rolled a ${die}, how far can I go`, count],
        ['nb', `jeg står på ${name} og slo ${die}, hvor langt kommer jeg`, count],
      ] as const;
    }),
  );

  const returns = [
    ['Barking', 'Hammersmith & City', 'hammersmith-city', 'District', 'district'],
    ['Victoria', 'Victoria', 'victoria', 'District', 'district'],
    ['Green Park', 'Victoria', 'victoria', 'Victoria', 'victoria'],
    ['Mile End', 'Central', 'central', 'District', 'district'],
    ['Brixton', 'Victoria', 'victoria', 'Victoria', 'victoria'],
  ].flatMap(([name, came, cameId, back, backId]) => {
    const place = network.place(idOf(name!));
    const findings = network.hops
      .filter(({ to, line }) => network.place(to) === place && line === (cameId as LineId))
      .flatMap((into) =>
        network
          .hopsFrom(place)
          .filter(({ line }) => line === (backId as LineId))
          .map((hop) => judgeLeaving(network, into, hop, 1)),
      )
      .filter((some) => some.some(({ reason }) => reason.startsWith('return') || reason === 'no-return-here'));
    const broken = findings.filter((some) => some.some(({ effect }) => effect === 'breaks')).length;
    const said =
      findings.length === 0 || (broken > 0 && broken < findings.length) ? undefined : broken > 0 ? 'no' : 'yes';
    return [
      ['en', `I came to ${name} on the ${came} line, can I go back on the ${back} line`, said],
      ['nb', `jeg kom til ${name} med ${came} linja, kan jeg dra tilbake med ${back} linja`, said],
    ] as const;
  });

  const all: readonly (readonly [Lang, string, Said | undefined])[] = [
    ...leftAsked,
    ...drops,
    ...gabongs,
    ...throws,
    ...returns,
  ];

  test('there are two hundred and more, half of them in each language', () => {
    expect(all.length).toBeGreaterThanOrEqual(200);
    expect(all.filter(([lang]) => lang === 'nb').length * 2).toBe(all.length);
  });

  test('none is answered otherwise, and none is left without an answer', () => {
    expect(
      all.flatMap(([lang, line, said]) => {
        const given = saidTo(lang, line);
        return given === said ? [] : [`${line}: ${given} for ${said}`];
      }),
    ).toEqual([]);
  });
});

test('what somebody else has used counts where each end station is used once', () => {
  const once = tablesWith({ R29: 'whole-game' });
  expect(saidTo('en', 'Kari has dropped at Brixton, can I drop there too')).toBe('yes');
  expect(saidTo('en', 'Kari has dropped at Brixton, can I drop there too', once)).toBe('no');
});

test('at a table of teams everything is drunk twice, and what others have dropped decides nothing', () => {
  const usual = tablesWith();
  const teams: Tables = { ...usual, gug: { ...usual.gug!, variation: { ...CLASSIC, code: 'CT' } } };
  expect(saidTo('en', 'how many sips on a station with 3 dots', teams)).toBe(6);
  expect(saidTo('en', 'Kari has dropped at Brixton, can I drop there too', teams)).toBeUndefined();
});

test('where nothing says of which game, it is asked', () => {
  for (const [lang, line] of [
    ['en', 'can we be seven'],
    ['en', 'can it be nine'],
    ['nb', 'kan vi være sju'],
    ['nb', 'kan det være ni'],
  ] as const) {
    const { answers, games } = replyTo(lang, line);
    expect(answers, line).toEqual([]);
    expect(games, line).toContain('gug');
    expect(games.length, line).toBeGreaterThan(1);
  }
  expect(saidTo('en', 'can we be seven Gaa Under Gunnar')).toBe('no');
});

test.each([
  ['en', 'I have a 4, a 3 and two aces and there’s a nine on top, gabong?', 'yes'],
  ['nb', 'jeg har en firer, en treer og to ess, og det ligger en nier, gabong?', 'yes'],
  ['en', 'four twos and an eight on top, can I gabong', 'yes'],
  ['nb', 'fire toere og en åtter øverst, kan jeg gabonge', 'yes'],
  ['en', 'I have four aces and there is a four on top', 'yes'],
  ['nb', 'jeg har fire ess og det ligger en firer', 'yes'],
  ['en', 'can I gabong with a couple of queens on a king', 'no'],
  ['nb', 'kan jeg gabonge med et par dronninger på en konge', 'no'],
  ['en', 'we play Classic Team and I got to Brixton with 5 left', 10],
  ['nb', 'vi spiller Classic Team og jeg kom til Brixton med 5 igjen', 10],
  ['en', 'Kari has dropped at Brixton, can I drop there too', 'yes'],
  ['nb', 'Kari har sluppet på Brixton, kan jeg slippe der også', 'yes'],
  ['nb', 'jeg kom til Barking med Hammersmith & City, kan jeg dra tilbake med District', 'no'],
  ['en', 'I came to Barking on the Hammersmith & City, can I go back on the District', 'no'],
  ['en', 'landed on Elephant & Castle, one dot, how many sips', 3],
  ['nb', 'landet på Elephant & Castle, en prikk, hvor mange slurker', 3],
  ['nb', 'siste kast var en sekser og en femmer, blir jeg Three Man', 'yes'],
  ['en', 'his last throw was a 6, do I become the Three Man', undefined],
  ['nb', 'kan hun legge hjerter 5 på hjerter 9 når det er min tur', undefined],
  ['en', 'my last throw was a 6 and a 5, do I become the Three Man', 'yes'],
  ['nb', 'kom til Brixton med tretti poeng igjen', undefined],
  ['nb', 'kom til Epping med syv igjen', 7],
  ['nb', 'kom til Epping med et par poeng igjen', 2],
  ['en', 'got to Epping with a couple of points left', 2],
  ['nb', 'kan jeg slippe i morgen', undefined],
  // Of two end stations not even the first will do.
  ['en', 'can I drop at Waterloo and Brixton', 'no'],
  ['nb', 'waterloo og brixton, går begge', 'no'],
  ['en', 'can I drop at Brixton and Waterloo', 'no'],
  // Somebody else may be of one's own team.
  ['en', 'we play Classic Team, Kari dropped at Brixton, can I drop at Brixton', undefined],
  ['nb', 'vi spiller Classic Team, Kari har sluppet på Brixton, kan jeg slippe på Brixton', undefined],
  // Only the start is on different stations.
  ['en', 'can two players stand at the same station', undefined],
  ['en', 'can we stand at Victoria', undefined],
  ['nb', 'kan vi stå på samme stasjon', undefined],
  ['nb', 'kan to stå på samme stasjon i starten', 'no'],
  // By a reading of the streak a third win makes no rule.
  ['en', 'I won three rounds in a row, can I make a rule', undefined],
  ['nb', 'kan jeg lage en regel når jeg vant tre runder på rad', undefined],
  // A shot is what the Three Man takes.
  ['en', 'can I take shots', undefined],
  // Where a line ends, points may be left that nobody tells.
  ['en', 'how many sips at Stratford', undefined],
  ['nb', 'hvor mange slurker på Waterloo', undefined],
  ['en', 'rolled a 3 at Mile End going to Waterloo, how many sips', undefined],
  // A number that nobody has thrown.
  ['en', 'is 6 Baker Street inside the circle', undefined],
  ['nb', 'er moorgate 6 på circle line', undefined],
  ['en', 'how many sips for ending on a station with 3 dots in Classic Team', 6],
] as const)('in %s, “%s” is %s', (lang, line, said) => {
  expect(saidTo(lang, line)).toBe(said);
});

test('a word that is not understood is named, and nothing is judged', () => {
  const { answers, unknown } = replyTo('en', 'can I turn around at Bank yesterday');
  expect(answers).toEqual([]);
  expect(unknown).toEqual(['yesterday']);
  expect(replyTo('nb', 'kan jeg snu på Bank i morgen').unknown).toContain('morgen');
  expect(replyTo('en', 'what is the weather like').unknown).toEqual([]);
});

// Words that may change an answer, and have no meaning where they are put.
const STRANGERS = {
  en: ['not', 'purple', 'yesterday', 'team', 'tripled', 'without', 'unless', 'except', 'twelve', 'drunk'],
  nb: ['ikke', 'lilla', 'i går', 'lag', 'dobbelt', 'uten', 'med mindre', 'unntatt', 'hunden', 'full'],
} as const;

test.each([
  ['en', 'can I turn around at harrow', ['Harrow & Wealdstone', 'Harrow-on-the-Hill']],
  ['en', 'can i turn around at Brixten', ['Brixton']],
  // Nothing could be said of either.
  ['en', 'what is the weather like at harrow', []],
  ['en', 'can I turn around at Edgware', []],
] as const)('in %s, “%s” is asked back with the stations it may mean', (lang, line, stations) => {
  const { answers, meant } = replyTo(lang, line);
  expect(meant.map(({ station }) => station)).toEqual(stations);
  if (stations.length === 0) return;
  expect(answers).toEqual([]);
  for (const each of meant) expect(replyTo(lang, each.line).answers).not.toEqual([]);
});

test('a name that is nearly a station’s is somebody’s', () => {
  expect(saidTo('nb', 'Kan Morten snu på Bank?')).toBe(saidTo('nb', 'Kan Kari snu på Bank?'));
  expect(saidTo('nb', 'kan morten snu her')).toBeUndefined();
});

test('a word more that has no meaning there takes the verdict away', () => {
  const kept = DECIDED.flatMap(([lang, line], index) => {
    if (index % 3 > 0 || saidTo(lang, line) === undefined) return [];
    const words = line.split(' ');
    const stranger = STRANGERS[lang][(index / 3) % STRANGERS[lang].length]!;
    const at = (index * 7) % (words.length + 1);
    const mutant = words.toSpliced(at, 0, stranger).join(' ');
    const said = saidTo(lang, mutant);
    return said === undefined ? [] : [`${mutant}: ${said}`];
  });
  expect(kept).toEqual([]);
});

test.each(off as unknown as readonly (readonly [Lang, string])[])('in %s, “%s” has no verdict', (lang, line) => {
  expect(replyTo(lang, line).answers).toEqual([]);
});

test('no fresh question is answered wrongly, and eight of ten that can be are answered', () => {
  const rows = fresh as unknown as readonly (readonly [Lang, string, Said | null])[];
  const given = rows.map(([lang, line, said]) => ({ line, said: said ?? undefined, given: saidTo(lang, line) }));
  expect(given.filter((row) => row.given !== undefined && row.given !== row.said)).toEqual([]);
  const decidable = given.filter(({ said }) => said !== undefined);
  const silent = decidable.filter((row) => row.given === undefined).map(({ line }) => line);
  expect(silent.length / decidable.length, silent.join('\n')).toBeLessThanOrEqual(0.2);
});

// A verdict and the judge that it links to never differ.

const BOARDS = new Map([[LONDON_2025.id, LONDON_2025]]);

function judgedOfLink({ game, link, sentence }: Judged): Said | undefined {
  const query = new URLSearchParams(link);
  if (game === 'gabong') {
    const asked = parseCardLink(query);
    if (asked?.asks === 'gabong') {
      const cards = asked.hand.map((rank) => ({ suit: 'S' as const, rank }));
      return canGabong(cards, { suit: 'S', rank: asked.pile }).isGabong ? 'yes' : 'no';
    }
    const { pile, card } = asked!;
    if (pile.rank === null || pile.suit === null || card.rank === null || card.suit === null) return undefined;
    const top = { card: { rank: pile.rank, suit: pile.suit }, by: 0, named: null, isIllegal: false };
    return fitOn(top, 0, { rank: card.rank, suit: card.suit }, DEFAULT_GABONG_READINGS).goes ? 'yes' : 'no';
  }
  const { situation, problems } = parseSituation(query, BOARDS);
  expect(problems, link).toEqual([]);
  if (sentence.startsWith('points')) return pointsFor(network, situation.position!.at, situation.dice[0]!);
  if (situation.route.length === 0) return undefined;
  const verdict = judgeTurn(network, situation.position!, { dice: situation.dice, route: situation.route }, CLASSIC);
  if (sentence.startsWith('drop')) return verdict.drop.allowed === 'none' ? undefined : verdict.drop.allowed;
  if (/^(?:turn|never|change)/.test(sentence))
    return verdict.findings.some(({ effect }) => effect === 'breaks') ? 'no' : 'yes';
  return /^(?:no|ride)/.test(sentence) ? undefined : verdict.sips.total;
}

test('a verdict is what the judge says whom it links to', () => {
  const all = [DECIDED, whole, reworded, fresh].flat() as unknown as readonly (readonly [Lang, string])[];
  const linked = all.flatMap(([lang, line]) =>
    replyTo(lang, line).answers.flatMap((answer) =>
      answer.link !== undefined && answer.said !== undefined ? [{ line, answer }] : [],
    ),
  );
  expect(linked.length).toBeGreaterThan(300);
  const differing = linked.flatMap(({ line, answer }) => {
    const said = judgedOfLink(answer);
    return said === undefined || said === answer.said ? [] : [`${line}: ${answer.said}, ${said} by ${answer.link}`];
  });
  expect(differing).toEqual([]);
});
