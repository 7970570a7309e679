import { expect, test } from 'vitest';
import { type Played, playLink } from '../../src/logbook/play-link.ts';

const BEGAN = Date.UTC(2026, 10, 23, 19, 16, 58);

const played = (over: Partial<Played> = {}): Played => ({
  id: 'g1',
  game: 'gabong',
  title: 'Gabong',
  began: BEGAN,
  standing: {
    is: 'finished',
    at: BEGAN + 36 * 60_000,
    rejectedEvents: 0,
    places: [
      { names: ['Åse “&” Øygard'], place: 1 },
      { names: ['Ola'], place: 2 },
    ],
  },
  nameless: 'Player {number}',
  ...over,
});

function dataOf(link: string | undefined): unknown {
  const address = new URL(link!);
  expect(address.protocol).toBe('bgstats:');
  expect([...address.searchParams.keys()]).toEqual(['data']);
  return JSON.parse(address.searchParams.get('data')!);
}

test('a finished game in the documented form, by UTC, whatever is in a name', () => {
  const points = new Map([
    ['Åse “&” Øygard', 12],
    ['Ola', 40],
  ]);
  expect(dataOf(playLink(played({ points })))).toEqual({
    sourceName: 'Gunnar’s Companion',
    sourcePlayId: 'g1',
    playDate: '2026-11-23 19:16:58',
    durationMin: 36,
    game: { name: 'Gabong', sourceGameId: 'gabong', highestWins: false, noPoints: false },
    players: [
      {
        name: 'Åse “&” Øygard',
        sourcePlayerId: 'åse “&” øygard',
        startPlayer: false,
        winner: true,
        rank: 1,
        score: 12,
      },
      { name: 'Ola', sourcePlayerId: 'ola', startPlayer: false, winner: false, rank: 2, score: 40 },
    ],
  });
});

test('F52: who has come back under a name typed in another case has the points that were named last', () => {
  const { standing } = played();
  const places = [
    { names: ['ola'], place: 1 },
    { names: ['Kari'], place: 2 },
  ] as const;
  const points = new Map([
    ['ola', 80],
    ['Kari', 40],
    ['Ola', 12],
  ]);
  expect(dataOf(playLink(played({ standing: { ...standing, places }, points })))).toMatchObject({
    players: [
      { name: 'ola', winner: true, score: 12 },
      { name: 'Kari', winner: false, score: 40 },
    ],
  });
});

test('a team is its players, and who did not finish is last and no winner', () => {
  const { standing } = played();
  const places = [
    { names: ['Otters'], players: ['Ida', 'Jon'], place: 1 },
    { names: ['Ola'], place: null },
  ] as const;
  expect(dataOf(playLink(played({ standing: { ...standing, places } })))).toMatchObject({
    game: { noPoints: true },
    players: [
      { name: 'Ida', team: 'Otters', winner: true, rank: 1 },
      { name: 'Jon', team: 'Otters', winner: true, rank: 1 },
      { name: 'Ola', winner: false, rank: 2 },
    ],
  });
});

test('F58: who has no name is somebody else in every game', () => {
  const { standing } = played();
  const places = [
    { names: ['Kari'], place: 1 },
    { names: ['Circle'], place: 2, isNameless: true },
  ] as const;
  const playersOf = (id: string) => dataOf(playLink(played({ id, standing: { ...standing, places } })));
  expect(playersOf('g1')).toMatchObject({
    players: [
      { name: 'Kari', sourcePlayerId: 'kari' },
      { name: 'Player 2', sourcePlayerId: 'g1 2' },
    ],
  });
  expect(playersOf('g2')).toMatchObject({ players: [{ sourcePlayerId: 'kari' }, { sourcePlayerId: 'g2 2' }] });
});

test.each([0, 25 * 60])('%i minutes are not how long a game took', (minutes) => {
  const { standing } = played();
  const link = playLink(played({ standing: { ...standing, at: BEGAN + minutes * 60_000 } }));
  expect(dataOf(link)).not.toHaveProperty('durationMin');
});

test('what is longer than a link is none', () => {
  const { standing } = played();
  const places = Array.from(
    { length: 48 },
    (_, at) => ({ names: [`${'😀'.repeat(38)}${at}`], place: at + 1 }) as const,
  );
  expect(playLink(played({ standing: { ...standing, places } }))).toBeUndefined();
});
