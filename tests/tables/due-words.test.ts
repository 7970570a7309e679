import { describe, expect, test } from 'vitest';
import { DEFAULT_RULINGS } from '../../src/games/gug/rulings.ts';
import { dueOf } from '../../src/games/gug/due.ts';
import { gameOfSaved } from '../../src/games/gug/play.ts';
import { positionOf } from '../../src/games/gug/play-table.ts';
import { judgeTurn } from '../../src/games/gug/turn.ts';
import { reduceEvents } from '../../src/games/shared/reduction.ts';
import { playedOf } from '../../src/games/shared/played.ts';
import type { GugState } from '../../src/games/gug/play-state.ts';
import { GUG_GAME_EN } from '../../src/i18n/gug-game/en.ts';
import { GUG_GAME_NB } from '../../src/i18n/gug-game/nb.ts';
import {
  dropWords,
  dueWords,
  standingWords,
  winnersNamed,
  wonWords,
} from '../../src/tables/gug/game/play/due-words.ts';
import { handFor, lastDrop, mainDue } from '../../src/tables/gug/game/play/turn-plays.ts';
import { LONDON_2025 } from '../games/gug/ask.ts';
import { evening } from '../storage/evening.ts';

test('a move is announced with its points, which are twice the eyes outside the Circle line (8.4)', () => {
  const saved = evening({ seed: 3, seats: 3, turns: 30 });
  const game = gameOfSaved(saved, LONDON_2025);
  const words = GUG_GAME_EN;
  const told = reduceEvents(game, saved.setup, playedOf(saved.events)).steps.flatMap(({ play, before: state }) => {
    if (play.event.kind !== 'move') return [];
    const all = dueOf(game, state);
    const hand = handFor(all, { icon: 0, die: 0 });
    const eyes = state.turn!.dice[hand.die]!;
    const { total } = judgeTurn(
      game.turnNetwork(state),
      positionOf(game.turnNetwork(state), state, play.event.seat, 0),
      {
        dice: [eyes],
        route: [],
      },
    ).points;
    const text = dueWords(mainDue(all), { words, state, who: () => ({ name: '', count: 1 }), game, hand });
    expect(text).toBe(total === 1 ? 'Move one point' : `Move ${total} points`);
    return [total / eyes];
  });
  expect(new Set(told)).toEqual(new Set([1, 2]));
});

const WORDS = { en: GUG_GAME_EN, nb: GUG_GAME_NB } as const;
const SEATS = [
  { name: 'Kari', count: 1 },
  { name: 'Ola and Per', count: 2 },
  { name: 'Siri', count: 1 },
] as const;

test.each([
  { say: 'one', at: [2, 1, null], en: 'Ola and Per win', nb: 'Ola and Per vinner', besides: 'win. The game is over.' },
  { say: 'of one', at: [1, 2, 2], en: 'Kari wins', nb: 'Kari vinner', besides: 'wins. The game is over.' },
  {
    say: 'two at once',
    at: [1, null, 1],
    en: 'Kari and Siri win',
    nb: 'Kari og Siri vinner',
    besides: 'win. The game is over.',
  },
])('15.1: who has won is named on the card and beside the name: $say', ({ at, en, nb, besides }) => {
  const state = {
    setup: { variation: 'C' },
    seats: at.map((time) => ({ status: time === null ? { is: 'playing' } : { is: 'finished', at: time } })),
  } as unknown as GugState;
  const who = (seat: number) => SEATS[seat]!;
  const won = (lang: 'en' | 'nb') => wonWords({ words: WORDS[lang], state, who }, lang);
  expect([won('en'), won('nb')]).toEqual([en, nb]);
  const due = {
    words: WORDS.en,
    state,
    who,
    game: gameOfSaved(evening({ seed: 3, seats: 3, turns: 0 }), LONDON_2025),
    hand: { icon: 0, die: 0 },
  };
  expect(dueWords({ kind: 'over' }, due)).toBe(besides);
  expect(winnersNamed({ state, who }, 'en')?.name ?? '').toBe(en.replace(/ wins?$/, ''));
});

test.each([
  {
    say: 'one',
    left: [
      [4, 'called-off'],
      [9, 'called-off'],
      [3, 'called-off'],
    ],
    en: 'Called off. Ola and Per led with 9 dropped.',
    nb: 'Spillet ble avbrutt. Ola and Per ledet med 9 sluppet.',
  },
  {
    say: 'two',
    left: [
      [4, 'called-off'],
      [1, 'called-off'],
      [4, 'called-off'],
    ],
    en: 'Called off. A tie, with 4 dropped each.',
    nb: 'Spillet ble avbrutt. Uavgjort, med 4 sluppet hver.',
  },
  {
    say: 'nobody',
    left: [
      [0, 'called-off'],
      [0, 'called-off'],
      [0, 'called-off'],
    ],
    en: 'Called off, with nothing dropped.',
    nb: 'Spillet ble avbrutt før noe var sluppet.',
  },
  {
    say: 'one who has stayed',
    left: [
      [4, 'called-off'],
      [9, 'retired'],
      [3, 'called-off'],
    ],
    en: 'Called off. Kari led with 4 dropped.',
    nb: 'Spillet ble avbrutt. Kari ledet med 4 sluppet.',
  },
  {
    say: 'one of all who have left',
    left: [
      [4, 'retired'],
      [9, 'retired'],
      [3, 'retired'],
    ],
    en: 'Called off. Ola and Per led with 9 dropped.',
    nb: 'Spillet ble avbrutt. Ola and Per ledet med 9 sluppet.',
  },
] as const)('who led a game that nobody finished: $say', ({ left, en, nb }) => {
  const state = {
    setup: { variation: 'C' },
    phase: 'over',
    seats: left.map(([drops, why]) => ({
      status: { is: 'dnf', why },
      // One more drop waits for its drinking.
      icons: [{ position: { drops: Array.from({ length: drops + 1 }) } }],
      pending: [0],
    })),
  } as unknown as GugState;
  const who = (seat: number) => SEATS[seat]!;
  const won = (lang: 'en' | 'nb') => wonWords({ words: WORDS[lang], state, who }, lang);
  expect([won('en'), won('nb')]).toEqual([en, nb]);
});

test('17.4: with two icons it is said where the one stands that is moved, and whose it is', () => {
  const state = {
    setup: { seats: [{ players: [{ name: 'Per' }, { name: 'Nina' }] }] },
    seats: [{ icons: [{ position: { at: 'edgware-road' } }, { position: { at: 'aldgate' } }] }],
  } as unknown as GugState;
  const who = () => ({ name: 'Per and Nina', count: 2 });
  const said = (kind: 'roll' | 'move' | 'pass', icon: number) => {
    const due = { kind, seat: 0, dice: 2, icons: [icon] } as never;
    const hand = { icon, die: 0 };
    return standingWords(0, due, { words: GUG_GAME_EN, state, who, hand }, (id) => id);
  };
  expect(['roll', 'pass'].map((kind) => said(kind as 'roll', 1))).toEqual(['Per and Nina', 'Per and Nina']);
  expect([0, 1].map((icon) => said('move', icon))).toEqual(['Per at edgware-road', 'Nina at aldgate']);
  const alone = { ...state, seats: [{ icons: [{ position: { at: 'bank' } }] }] } as unknown as GugState;
  const kari = () => ({ name: 'Kari', count: 1 });
  const due = { kind: 'roll', seat: 0, dice: 1 } as const;
  const told = { words: GUG_GAME_EN, state: alone, who: kari, hand: { icon: 0, die: 0 } };
  expect(standingWords(0, due, told, (id) => id)).toBe('Kari at bank');
  const unplaced = { ...told, state: { ...alone, seats: [{ icons: [{ position: null }] }] } as unknown as GugState };
  expect(standingWords(0, due, unplaced, (id) => id)).toBe('Kari');
});

describe('what is told of a drop until somebody rolls', () => {
  const board = { words: GUG_GAME_EN, readings: DEFAULT_RULINGS, who: (seat: number) => SEATS[seat]! };
  const saved = evening({ seed: 3, seats: 3, turns: 200 });
  const game = gameOfSaved(saved, LONDON_2025);
  const { steps } = reduceEvents(game, saved.setup, playedOf(saved.events));
  const told = steps.flatMap(({ after: state }, at) => {
    const drop = lastDrop(steps.slice(0, at + 1));
    const words = drop && dropWords(drop, { ...board, state }, (id) => id);
    return words ? [{ ...words, owed: state.seats[drop.seat]!.owed, last: steps[at]!.play.event.kind }] : [];
  });

  test('it counts (12.1) once the sips are drunk (12.5)', () => {
    expect(new Set(told.map(({ clause }) => clause))).toEqual(new Set(['gug-12.1', 'gug-12.5']));
    for (const { text, clause, owed } of told) {
      expect(clause === 'gug-12.5', text).toBe(owed > 0);
      expect(text).toMatch(
        owed > 0 ? / drops? an inhibition at .+ once the sips are drunk$/ : / dropped number \d+ of 11 at .+$/,
      );
    }
  });

  test('nothing but drinking and passing the die comes between', () =>
    expect(new Set(told.map(({ last }) => last)).difference(new Set(['move', 'pass', 'drink']))).toEqual(new Set()));
});
