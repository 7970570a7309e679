import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planFormat } from '../../src/games/tournament/format-plan.ts';
import { parseFormat } from '../../src/games/tournament/parse-format.ts';
import { EXPLAIN_EN, FAULTS_EN } from '../../src/i18n/tournament/en.ts';
import { explainFault, explainFormat } from '../../src/i18n/tournament/explain.ts';
import { EXPLAIN_NB, FAULTS_NB } from '../../src/i18n/tournament/nb.ts';
import { BAD_CODES } from '../games/tournament/bad-codes.ts';
import { formats } from '../games/tournament/formats.ts';

const LANGS = [
  { lang: 'en', explain: EXPLAIN_EN, faults: FAULTS_EN },
  { lang: 'nb', explain: EXPLAIN_NB, faults: FAULTS_NB },
] as const;

const explained = (code: string, words: Parameters<typeof explainFormat>[1], reading?: 'game'): readonly string[] => {
  const parsed = parseFormat(code, reading);
  if (!parsed.ok) throw new Error(`${code}: ${parsed.why}`);
  const { summary, layers } = explainFormat(planFormat(parsed.format, reading), words);
  return [summary, ...layers];
};

test.each([
  {
    code: '2H4/1F2R-1R4/2F-F4',
    en: [
      'Eight players and four games in all. Each plays one to three.',
      'Two heats of four. In each, the winner goes straight to the final; second and third go to the repêchage; the last is out.',
      'One repêchage of four. The best two go to the final; the others are out.',
      'A final of four. Its winner wins the tournament.',
    ],
    nb: [
      'Åtte spillere og fire spill i alt. Hver av dem spiller ett til tre.',
      'To heat med fire. I hvert av dem: Vinneren går rett til finalen, nummer to og tre går til oppsamlingsheatet, sistemann er ute.',
      'Ett oppsamlingsheat med fire. De to beste går til finalen, resten er ute.',
      'En finale med fire. Den som vinner finalen, vinner turneringen.',
    ],
  },
  {
    code: '3H3/2SF-2SF3/1F2R-1R4/2F-F4',
    en: [
      'Nine players and seven games in all. Each plays one to four.',
      'Three heats of three. In each, the best two go to the semi-finals; the last is out.',
      'Two semi-finals of three. In each, the winner goes straight to the final; second and third go to the repêchage.',
      'One repêchage of four. The best two go to the final; the others are out.',
      'A final of four. Its winner wins the tournament.',
    ],
    nb: [
      'Ni spillere og syv spill i alt. Hver av dem spiller ett til fire.',
      'Tre heat med tre. I hvert av dem: De to beste går til semifinalene, sistemann er ute.',
      'To semifinaler med tre. I hver av dem: Vinneren går rett til finalen, nummer to og tre går til oppsamlingsheatet.',
      'Ett oppsamlingsheat med fire. De to beste går til finalen, resten er ute.',
      'En finale med fire. Den som vinner finalen, vinner turneringen.',
    ],
  },
  {
    code: '12H3@9/3F3R-1R3/1F-F4',
    en: [
      'Nine players and 14 games in all. Each plays four to six.',
      'Twelve heats of three, with nine players rotating: each plays four. Over all of them, the best three go straight to the final; fourth to sixth go to the repêchage; the others are out.',
      'One repêchage of three. The winner goes to the final; the others are out.',
      'A final of four. Its winner wins the tournament.',
    ],
    nb: [
      'Ni spillere og 14 spill i alt. Hver av dem spiller fire til seks.',
      'Tolv heat med tre, der ni spillere roterer: Hver av dem spiller fire. Til sammen: De tre beste går rett til finalen, nummer fire til seks går til oppsamlingsheatet, resten er ute.',
      'Ett oppsamlingsheat med tre. Vinneren går til finalen, resten er ute.',
      'En finale med fire. Den som vinner finalen, vinner turneringen.',
    ],
  },
  {
    code: '4H4/1SF1R-1R4/1F1R-1SF4/2F1R-1R2/1F-F4',
    en: [
      '16 players and eight games in all. Each plays one to four.',
      'Four heats of four. In each, the winner goes straight to the semi-final; second goes to repêchage number 1; the others are out.',
      'Repêchage number 1: One repêchage of four. The winner goes straight to the final; second goes straight to repêchage number 2; the others are out.',
      'One semi-final of four. The best two go straight to the final; third goes to repêchage number 2; the last is out.',
      'Repêchage number 2: One repêchage of two. The winner goes to the final; the last is out.',
      'A final of four. Its winner wins the tournament.',
    ],
    nb: [
      '16 spillere og åtte spill i alt. Hver av dem spiller ett til fire.',
      'Fire heat med fire. I hvert av dem: Vinneren går rett til semifinalen, nummer to går til oppsamlingsheat nummer 1, resten er ute.',
      'Oppsamlingsheat nummer 1: Ett oppsamlingsheat med fire. Vinneren går rett til finalen, nummer to går rett til oppsamlingsheat nummer 2, resten er ute.',
      'Én semifinale med fire. De to beste går rett til finalen, nummer tre går til oppsamlingsheat nummer 2, sistemann er ute.',
      'Oppsamlingsheat nummer 2: Ett oppsamlingsheat med to. Vinneren går til finalen, sistemann er ute.',
      'En finale med fire. Den som vinner finalen, vinner turneringen.',
    ],
  },
  {
    code: '1H3/3F-2F3@3',
    en: [
      'Three players and three games in all. Each plays three.',
      'One heat of three. All go to the final.',
      'A final in two games of three, with three players rotating: each plays two. Whoever does best over all of them wins the tournament.',
    ],
    nb: [
      'Tre spillere og tre spill i alt. Hver av dem spiller tre.',
      'Ett heat med tre. Alle går til finalen.',
      'En finale over to spill med tre, der tre spillere roterer: Hver av dem spiller to. Den som er best til sammen, vinner turneringen.',
    ],
  },
])('$code in both languages', ({ code, en, nb }) => {
  expect(explained(code, EXPLAIN_EN)).toEqual(en);
  expect(explained(code, EXPLAIN_NB)).toEqual(nb);
});

test.each([
  {
    code: '4H4@8/1F-F4',
    en: 'Four heats of four, with eight players rotating: each plays two. In each, the winner goes to the final; the others are out.',
    nb: 'Fire heat med fire, der åtte spillere roterer: Hver av dem spiller to. I hvert av dem: Vinneren går til finalen, resten er ute.',
  },
  {
    code: '3H4@6/1F1R-1R3/1F-F4',
    en: 'Three heats of four, with six players rotating: each plays two. In each, the winner goes straight to the final; second goes to the repêchage.',
    nb: 'Tre heat med fire, der seks spillere roterer: Hver av dem spiller to. I hvert av dem: Vinneren går rett til finalen, nummer to går til oppsamlingsheatet.',
  },
])('R24 game: the heats of $code', ({ code, en, nb }) => {
  expect(explained(code, EXPLAIN_EN, 'game')[1]).toBe(en);
  expect(explained(code, EXPLAIN_NB, 'game')[1]).toBe(nb);
});

describe.each(LANGS)('$lang', ({ explain, faults }) => {
  test('every format can be told, and each layer by its kind', () => {
    fc.assert(
      fc.property(formats, (format) => {
        const { summary, layers } = explainFormat(planFormat(format), explain);
        expect(layers).toHaveLength(format.length);
        for (const [index, { kind }] of format.entries()) {
          const { one, some } = explain.kinds[kind];
          const names = [one, some].map((name) => name.split(' ').slice(1).join(' ').replace(/ .*/, '').toLowerCase());
          expect(names.some((name) => layers[index]!.toLowerCase().includes(name))).toBe(true);
        }
        expect([summary, ...layers].join(' ')).not.toMatch(/[{}|#]|undefined|\s\s/);
      }),
      { numRuns: 100 },
    );
  });

  test('every fault of the bad codes is told with its place', () => {
    for (const { code, fault } of BAD_CODES) {
      const said = explainFault({ ok: false, ...fault }, faults);
      expect(said, code).not.toMatch(/[{}|#]|undefined|\s\s/);
      expect(said.includes(`${fault.at + 1}`) || fault.why === 'no-layers', said).toBe(true);
    }
  });
});

test.each([
  {
    code: '3H3/2SF-2SF3/1F3R-F4',
    en: 'Character 16. After / in layer 2: 3R, but there is no later layer R.',
    nb: 'Tegn 16. Etter / i runde 2: 3R, men ingen senere runde er R.',
  },
  {
    code: '2H4/1F2R-1R4/1F-F4',
    en: 'Character 17. Layer 3 is for 4 players, but 3 come: 2 from layer 1 and 1 from layer 2.',
    nb: 'Tegn 17. Runde 3 er for 4 spillere, men det kommer 3: 2 fra runde 1 og 1 fra runde 2.',
  },
  {
    code: '2H4/2F-1R4/2F-F6',
    en: 'Character 8. Layer 2 is for 4 players, but nobody comes.',
    nb: 'Tegn 8. Runde 2 er for 4 spillere, men det kommer ingen.',
  },
  {
    code: '2H4/1F',
    en: 'Character 1. Layer 1 is H, but the last layer must be the final, F.',
    nb: 'Tegn 1. Runde 1: H, men siste runde er finalen, F.',
  },
  {
    code: '2H/2F-F4',
    en: 'Character 3. In layer 1, the number of players in a game should come here, but there is “/”.',
    nb: 'Tegn 3. I runde 1 skulle det stå hvor mange som er med i et spill her: Det står «/».',
  },
  {
    code: '2H4/2',
    en: 'Character 6. After / in layer 1, where they go should come here, SF, R or F, but the code ends.',
    nb: 'Tegn 6. Etter / i runde 1 skulle det stå hvor de går, SF, R eller F: Koden er slutt.',
  },
  {
    code: '5H4@8/4F-F4',
    en: 'Character 5. After @ in layer 1, 8 players cannot share 20 seats equally.',
    nb: 'Tegn 5. Etter @ i runde 1: 8 spillere kan ikke dele 20 plasser likt.',
  },
  {
    code: '',
    en: 'There is no code yet. A code begins with the heats, as in 2H4/2F-F4.',
    nb: 'Det står ingen kode ennå. Den begynner med heatene, som i 2H4/2F-F4.',
  },
])('“$code”: $en', ({ code, en, nb }) => {
  const parsed = parseFormat(code);
  expect(!parsed.ok && [explainFault(parsed, FAULTS_EN), explainFault(parsed, FAULTS_NB)]).toEqual([en, nb]);
});

test('the bad codes have every fault that there are words for', () => {
  const whys = new Set<string>(BAD_CODES.map(({ fault }) => fault.why));
  const extra = ['from', 'found', 'placed', 'too-many-layers'];
  expect(Object.keys(FAULTS_EN).filter((why) => !whys.has(why))).toEqual(
    Object.keys(FAULTS_EN).filter((why) => extra.includes(why)),
  );
  const expected = new Set(BAD_CODES.flatMap(({ fault }) => (fault.why === 'expected' ? fault.expected : [])));
  expect(new Set(Object.keys(FAULTS_EN.expected))).toEqual(expected);
  for (const { faults } of LANGS) {
    const said = explainFault({ ok: false, at: 9, why: 'too-many-layers', layers: 100, most: 99 }, faults);
    expect(said).toMatch(/10\D.*100\D.*99/);
  }
});
