import { expect, test } from 'vitest';
import { dueOf } from '../../src/games/gug/due.ts';
import { makeNetwork } from '../../src/games/gug/network.ts';
import { gameOfSaved } from '../../src/games/gug/play.ts';
import { positionOf } from '../../src/games/gug/play-table.ts';
import { DEFAULT_RULINGS } from '../../src/games/gug/rulings.ts';
import { judgeTurn } from '../../src/games/gug/turn.ts';
import { fold } from '../../src/games/shared/fold.ts';
import { playedOf } from '../../src/games/shared/played.ts';
import type { GugState } from '../../src/games/gug/play-state.ts';
import { GUG_GAME_EN } from '../../src/i18n/gug-game/en.ts';
import { GUG_GAME_NB } from '../../src/i18n/gug-game/nb.ts';
import { dueWords, winnersNamed, wonWords } from '../../src/tables/gug/game/play/due-words.ts';
import { handFor, mainDue } from '../../src/tables/gug/game/play/turn-plays.ts';
import { LONDON_2025 } from '../games/gug/ask.ts';
import { evening } from '../storage/evening.ts';

test('a move is announced with its points, which are twice the eyes outside the Circle line (8.4)', () => {
  const saved = evening({ seed: 3, seats: 3, turns: 30 });
  const game = gameOfSaved(saved, LONDON_2025);
  const words = GUG_GAME_EN.play;
  const told = fold(game, saved.setup, playedOf(saved.events)).steps.flatMap(({ play, before: state }) => {
    if (play.event.kind !== 'move') return [];
    const all = dueOf(game, state);
    const network = game.turnNetwork(state);
    const hand = handFor(all, { icon: 0, die: 0 });
    const eyes = state.turn!.dice[hand.die]!;
    const { total } = judgeTurn(network, positionOf(network, state, play.event.seat, 0), {
      dice: [eyes],
      route: [],
    }).points;
    const text = dueWords(mainDue(all), { words, state, who: () => ({ name: '', count: 1 }), network, hand });
    expect(text).toBe(total === 1 ? 'Move one point' : `Move ${total} points`);
    return [total / eyes];
  });
  expect(new Set(told)).toEqual(new Set([1, 2]));
});

const PLAY = { en: GUG_GAME_EN.play, nb: GUG_GAME_NB.play } as const;
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
  {
    say: 'nobody',
    at: [null, null, null],
    en: 'The game is over. Nobody finished.',
    nb: 'Spillet er over. Ingen kom i mål.',
    besides: 'The game is over. Nobody finished.',
  },
])('15.1: who has won is named on the card and beside the name: $say', ({ at, en, nb, besides }) => {
  const state = {
    setup: { variation: 'C' },
    seats: at.map((time) => ({ status: time === null ? { is: 'playing' } : { is: 'finished', at: time } })),
  } as unknown as GugState;
  const who = (seat: number) => SEATS[seat]!;
  expect([wonWords(state, PLAY.en, who, 'en'), wonWords(state, PLAY.nb, who, 'nb')]).toEqual([en, nb]);
  const due = {
    words: PLAY.en,
    state,
    who,
    network: makeNetwork(LONDON_2025, DEFAULT_RULINGS),
    hand: { icon: 0, die: 0 },
  };
  expect(dueWords({ kind: 'over' }, due)).toBe(besides);
  expect(winnersNamed(state, who, 'en')?.name ?? '').toBe(en === besides ? '' : en.replace(/ wins?$/, ''));
});
