import { GABONG } from '../../src/games/gabong/match-play.ts';
import { describe, expect, test } from 'vitest';
import titlesEn from '../../content/rulings/en/gabong.json' with { type: 'json' };
import titlesNb from '../../content/rulings/nb/gabong.json' with { type: 'json' };
import { DEFAULT_GABONG_READINGS } from '../../src/games/gabong/rulings.ts';
import { type GabongSetup, PRESETS } from '../../src/games/gabong/match-setup.ts';
import { GABONG_EN } from '../../src/i18n/gabong/en.ts';
import { GABONG_NB } from '../../src/i18n/gabong/nb.ts';
import {
  namedAmong,
  NOBODY_REIGNS,
  type Reigning,
  successionOf,
  tiedIn,
  toggled,
  freshSetup,
  setupAgain,
  PRESET_IDS,
  presetOf,
  withPreset,
  withPlayers,
  gabongProblemInWords,
  gabongProblems,
  setupOf,
} from '../../src/tables/gabong/setup/presets.ts';
import type { GabongTexts } from '../../src/tables/gabong/table.ts';
import { moved, renamed, seated, withChair, withoutChair } from '../../src/tables/shell/setup/chairs.ts';
import { placeOf } from '../../src/tables/shell/setup/use-start.ts';
import { reduceTable } from '../../src/storage/reduce-table.ts';
import { savedRound } from '../browser/gabong-round.ts';

const people = (...names: readonly string[]) => names.map((name) => ({ name }));
const draftOf = (...names: readonly string[]): GabongSetup => ({
  ...freshSetup(DEFAULT_GABONG_READINGS),
  players: people(...names),
});
const EN = { words: GABONG_EN, rulings: titlesEn as unknown as GabongTexts['rulings'] };
const NB = { words: GABONG_NB, rulings: titlesNb as unknown as GabongTexts['rulings'] };

describe('what stands in the way', () => {
  test.each([
    [['Anna', 'Bo'], [], []],
    [['Anna', ''], ['Seat 2 has no name yet.'], ['gabong-name-1']],
    [['', 'Anna', '', 'Bo'], [], []],
    [['Anna', 'ANNA'], ['Two players are called “ANNA”. Change one of the names.'], ['gabong-name-1']],
    [['Anna', 'a'.repeat(41)], [`“${'a'.repeat(20)}…” is too long: use at most 40 letters.`], ['gabong-name-1']],
    [['Anna'], [GABONG_EN.reasons['players-number']], ['gabong-add']],
    // A sign counts as one, however many halves it has.
    [['🍺'.repeat(40), 'Bo'], [], []],
  ] as const)('%j: %j', (names, said, places) => {
    const draft = draftOf(...names);
    const problems = gabongProblems(draft);
    expect(problems.map((problem) => gabongProblemInWords(problem, draft, EN))).toEqual(said);
    expect(problems.map((problem) => placeOf('gabong', problem))).toEqual(places);
  });

  test('an empty chair is not kept, and the GM stays who it was', () => {
    const kept = setupOf({ ...draftOf('', 'Anna', '', 'Bo'), master: 3 });
    expect([kept.players.map(({ name }) => name), kept.master]).toEqual([['Anna', 'Bo'], 1]);
    expect(setupOf({ ...draftOf('', 'Anna', 'Bo'), master: 0 }).master).toBe(0);
  });

  test('is said in Norwegian too, and of a card by its name', () => {
    const draft = { ...draftOf('Anna', ''), points: { ...PRESETS['ntnu-2010'].points, 12: 0 } };
    expect(gabongProblems(draft).map((problem) => gabongProblemInWords(problem, draft, NB))).toEqual([
      'Plass 2 har ikke noe navn ennå.',
      expect.stringContaining(GABONG_NB.cards.court[12].toLowerCase()),
    ]);
  });
});

test('names are kept without blanks around them', () => {
  expect(setupOf(draftOf(' Anna ', 'A\u030ase')).players).toEqual(people('Anna', 'Åse'));
});

test('the GM stays the same one, wherever everybody moves, and is the first once that one has left', () => {
  const draft = { ...draftOf('Anna', 'Bo', 'Cecilie'), master: 1 };
  const masterAfter = (changed: Parameters<typeof withPlayers>[1]) => {
    const { players, master } = withPlayers(draft, changed);
    return players[master]!.name;
  };
  expect(masterAfter((now) => moved(now, 1, 1))).toBe('Bo');
  expect(masterAfter((now) => moved(now, 0, 1))).toBe('Bo');
  expect(masterAfter((now) => withoutChair(now, 0))).toBe('Bo');
  expect(masterAfter((now) => withoutChair(now, 1))).toBe('Anna');
  expect(masterAfter((now) => renamed(now, 1, 'Bodil'))).toBe('Bodil');
  expect(masterAfter((now) => renamed(now, 0, 'Aud'))).toBe('Bo');
  expect(masterAfter((now) => withChair(now, 10))).toBe('Bo');
  expect(masterAfter((now) => seated(now, 10, 'Dag'))).toBe('Bo');
});

describe('presets', () => {
  test.each(PRESET_IDS)('%s is known again, from wherever a table comes to it', (preset) => {
    for (const from of PRESET_IDS) {
      const counted = withPreset(PRESETS[from], preset);
      expect(counted).toEqual(PRESETS[preset]);
      expect(presetOf(counted)).toBe(preset);
    }
  });

  test('leave the readings alone that they say nothing of', () => {
    const own = { ...DEFAULT_GABONG_READINGS, B1: 'once', B8: 'halved' } as const;
    const counted = withPreset({ ...PRESETS['to-500'], rulings: own }, 'ntnu-2010');
    expect(counted.rulings).toEqual({ ...DEFAULT_GABONG_READINGS, B1: 'once' });
    expect(presetOf(counted)).toBe('ntnu-2010');
  });

  test('stay what they are with another number of deals, and not with another limit or card', () => {
    const book = PRESETS['ntnu-2010'];
    expect(presetOf({ ...book, ends: { by: 'deals', deals: 3 } })).toBe('ntnu-2010');
    expect(presetOf({ ...book, ends: { by: 'points', limit: 500 } })).toBeUndefined();
    expect(presetOf({ ...PRESETS['to-500'], ends: { by: 'points', limit: 300 } })).toBeUndefined();
    expect(presetOf({ ...book, points: { ...book.points, 7: 7 } })).toBeUndefined();
    expect(presetOf({ ...book, doublers: [2, 3] })).toBeUndefined();
    expect(presetOf({ ...book, doublers: [] })).toBeUndefined();
  });
});

test('another round goes on with the GM and the readings of the last one', () => {
  const round = savedRound([
    { kind: 'master', seat: 2 },
    { kind: 'ruling', ruling: 'B6', option: 'extra-deal' },
  ]);
  expect(setupAgain(reduceTable(GABONG, round).state)).toEqual({
    ...round.setup,
    master: 2,
    rulings: { ...DEFAULT_GABONG_READINGS, B6: 'extra-deal' },
  });
});

describe('who is GM (2.3)', () => {
  const three: Reigning = { seats: [0, 2, 3], over: { 0: 2, 2: 3, 3: 3 }, latest: null };

  test.each([
    ['nobody reigns', NOBODY_REIGNS, { is: 'lot', among: [0, 1, 2, 3] }, []],
    ['one reigns', toggled(NOBODY_REIGNS, 2), { is: 'master', seat: 2, by: 'reigning' }, []],
    ['one reigns over the most', { ...three, over: { 0: 4 } }, { is: 'master', seat: 0, by: 'reigns-over-most' }, []],
    ['two reign over as many', three, { is: 'lot', among: [2, 3] }, [2, 3]],
    ['one of them was the last', { ...three, latest: 3 }, { is: 'master', seat: 3, by: 'completed-last' }, [2, 3]],
    ['the last one reigns over fewer', { ...three, latest: 0 }, { is: 'lot', among: [2, 3] }, [2, 3]],
  ] as const)('%s', (_, reigning, succession, tied) => {
    expect(successionOf(4, reigning)).toEqual(succession);
    expect(tiedIn(4, reigning)).toEqual(tied);
  });

  test('who no longer reigns was not the last one either', () => {
    expect(toggled({ ...three, latest: 3 }, 3)).toEqual({ ...three, seats: [0, 2], latest: null });
    expect(toggled(three, 1).seats).toEqual([0, 1, 2, 3]);
  });

  test('lots are drawn among those who have a name', () => {
    const chairs = people('Anna', '', 'Bo', ' ');
    expect(namedAmong(chairs, [0, 1, 2, 3])).toEqual([0, 2]);
    expect(namedAmong(chairs, [1, 2])).toEqual([1, 2]);
  });
});

describe.each([
  ['en', GABONG_EN],
  ['nb', GABONG_NB],
])('in %s', (_, { setup }) => {
  test('every preset has a name of its own, and says what it is', () => {
    const { presets } = setup.counting;
    expect(Object.keys(presets)).toEqual(PRESET_IDS);
    expect(new Set(PRESET_IDS.map((preset) => presets[preset].name)).size).toBe(PRESET_IDS.length);
    for (const preset of PRESET_IDS) expect(presets[preset].what).toMatch(/^\p{Lu}.*\.$/u);
  });
});
