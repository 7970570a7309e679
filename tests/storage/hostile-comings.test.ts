import { describe, expect, test } from 'vitest';
import type { GoolsEvent } from '../../src/games/gools/events.ts';
import { GOOLS_ADAPTER } from '../../src/games/log-adapters/gools.ts';
import { readImport } from '../../src/storage/import.ts';
import { calledNow, peopleOf } from '../../src/storage/registry.ts';
import type { SavedGoolsGame } from '../../src/storage/saved-game.ts';
import { setupOf } from '../games/gools/table.ts';
import { goolsStanding } from './adapters.ts';

const join = (name: string): GoolsEvent => ({ kind: 'join', name, after: 0 });
const leave = (seat: number): GoolsEvent => ({ kind: 'leave', seat });
const sloppy = (seat: number): GoolsEvent => ({ kind: 'sloppy', seat });

const evening = (events: readonly GoolsEvent[], more: readonly object[] = []): SavedGoolsGame =>
  ({
    v: 1,
    id: 'friday',
    game: 'gools',
    name: '',
    createdAt: 0,
    setup: setupOf(3),
    events: [...events.map((event, at) => ({ id: `e${at}`, kind: 'play', event })), ...more].map((line, at) => ({
      seq: at + 1,
      at,
      ...line,
    })),
  }) as unknown as SavedGoolsGame;

const read = (game: SavedGoolsGame) => {
  const found = readImport(JSON.stringify(game), new Map());
  return found.ok ? found.found[0]! : undefined;
};

describe('F51: what a file says of people who come and go', () => {
  test.each([
    {
      say: 'somebody comes after the end',
      events: [{ kind: 'end' } as const, join('Åse'), sloppy(3)],
      rejectedEvents: 2,
    },
    { say: 'everybody leaves', events: [leave(0), leave(1), leave(2)], rejectedEvents: 2 },
    { say: 'somebody leaves twice', events: [leave(0), leave(0)], rejectedEvents: 1 },
    { say: 'somebody comes twice', events: [join('Åse'), join('Åse'), sloppy(4)], rejectedEvents: 2 },
    { say: 'seats that nobody has', events: [sloppy(999), sloppy(1_000), leave(3)], rejectedEvents: 3 },
    {
      say: 'somebody sits down beside nobody',
      events: [{ ...join('Åse'), after: 7 } as GoolsEvent],
      rejectedEvents: 1,
    },
    {
      say: 'names that the language knows',
      events: [join('__proto__'), join('constructor'), sloppy(3)],
      rejectedEvents: 0,
    },
  ])('$say: $rejectedEvents lines do not count', ({ events, rejectedEvents }) => {
    const found = read(evening(events));
    expect(found?.is).toBe('new');
    expect(goolsStanding(calledNow(evening(events)))).toMatchObject({ rejectedEvents });
  });

  test('whoever comes back twice has played one evening', () => {
    const back = evening([leave(2), join('Siri'), leave(3), join('siri'), sloppy(4)]);
    const standing = goolsStanding(calledNow(back));
    expect(standing.rejectedEvents).toBe(0);
    const siri = GOOLS_ADAPTER.statistics([{ id: 'a', standing: { ...standing, rounds: 1 } }]).filter(
      ({ name }) => name.toLowerCase() === 'siri',
    );
    expect(siri.map(({ evenings }) => evenings.length)).toEqual([1]);
  });

  test.each([
    ['a name of ten thousand letters', { id: 'x', kind: 'play', event: join('x'.repeat(10_000)) }],
    ['a name of one joiner', { id: 'x', kind: 'play', event: join('\u200D') }],
    ['an empty list of arrivals', { id: 'x', kind: 'play', event: sloppy(0), came: [] }],
    ['arrivals that are no ids', { id: 'x', kind: 'play', event: sloppy(0), came: ['a b'] }],
    ['more arrivals than an evening has', { id: 'x', kind: 'play', event: sloppy(0), came: Array(1_001).fill('a') }],
    ['arrivals of an undo', { id: 'x', kind: 'undo', entries: [], came: ['a'] }],
    ['a name given to nobody', { id: 'x', kind: 'player-name', players: [], name: 'Åse' }],
  ])('%s is refused, with the place', (_, line) => {
    const found = read(evening([], [line]));
    expect(found?.is).toBe('unreadable');
    expect(found?.is === 'unreadable' && found.problems[0]?.path).toMatch(/^events\.0\./);
  });

  test('arrivals under names that the language knows are nobody', () => {
    const line = { id: 'x', kind: 'play', event: sloppy(3), came: ['__proto__'] };
    const named = { id: 'constructor', kind: 'player-name', players: ['__proto__', 'e0'], name: 'Liv' };
    const game = evening([join('Åse')], [line, named]);
    expect(read(game)?.is).toBe('new');
    expect(goolsStanding(calledNow(game)).rejectedEvents).toBe(1);
    expect(peopleOf(game).map(({ name }) => name)).toContain('Liv');
  });
});
