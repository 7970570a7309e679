import { describe, expect, test } from 'vitest';
import type { GugState } from '../../src/games/gug/play-state.ts';
import type { GugEvent } from '../../src/games/gug/events.ts';
import { GUG_GAME_EN } from '../../src/i18n/gug-game/en.ts';
import { GUG_GAME_NB } from '../../src/i18n/gug-game/nb.ts';
import { called } from '../../src/tables/gug/game/describer.ts';

const ROUTE = [{ line: 'victoria', to: 'green-park' }] as never;
const EVENTS: readonly (readonly [GugEvent, string, string])[] = [
  [{ kind: 'throw', seat: 0, eyes: 4, by: 'hand' }, 'Anna rolled 4', 'Anna kastet 4'],
  [{ kind: 'place', seat: 1, icon: 0, station: 'aldgate' as never }, 'Bo starts at aldgate', 'Bo starter på aldgate'],
  [{ kind: 'roll', seat: 0, dice: [2, 5], by: 'phone' }, 'Anna rolled 2 + 5', 'Anna kastet 2 + 5'],
  [
    { kind: 'move', seat: 0, icon: 0, die: 0, route: ROUTE, drop: false },
    'Anna moved to green-park',
    'Anna flyttet til green-park',
  ],
  [
    { kind: 'move', seat: 0, icon: 0, die: 0, route: [], drop: false },
    'Anna stayed at victoria',
    'Anna ble stående på victoria',
  ],
  [{ kind: 'drink', seat: 1, sips: 3 }, 'Bo drank 3', 'Bo drakk 3'],
  [{ kind: 'snol', seat: 1, form: 'lost' }, '“snøl” on Bo, turn lost', '«snøl» til Bo, tapt tur'],
  [{ kind: 'mode', seat: 1, player: 0, drink: 'points' }, 'what Bo drinks', 'hva Bo drikker'],
  [{ kind: 'referee', name: 'Kari' }, 'Kari as referee', 'Kari som dommer'],
  [{ kind: 'referee', name: null }, 'no referee', 'ingen dommer'],
  [{ kind: 'pause' }, 'the pause', 'pausen'],
  [{ kind: 'resume' }, 'the end of the pause', 'slutten på pausen'],
  [{ kind: 'time-up' }, 'time is up', 'tiden er ute'],
];

describe.each([
  ['English', GUG_GAME_EN, 1],
  ['Norwegian', GUG_GAME_NB, 2],
] as const)('undo in %s', (_, all, at) => {
  test.each(EVENTS.map((row) => [row[at], row[0]] as const))('%s', (words, event) => {
    const names = ['Anna', 'Bo'];
    const who = (seat: number) => ({ name: names[seat]!, count: 1 });
    const state = {
      setup: { seats: names.map((name) => ({ players: [{ name }] })) },
      seats: names.map(() => ({ icons: [{ position: { at: 'victoria' } }] })),
    } as unknown as GugState;
    expect(called(event, { words: all, who, station: String }, state)).toBe(words);
  });
});
