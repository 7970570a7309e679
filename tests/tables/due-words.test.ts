import { expect, test } from 'vitest';
import { dueOf } from '../../src/games/gug/due.ts';
import { gameOfSaved } from '../../src/games/gug/play.ts';
import { positionOf } from '../../src/games/gug/play-table.ts';
import { judgeTurn } from '../../src/games/gug/turn.ts';
import { fold } from '../../src/games/shared/fold.ts';
import { playedOf } from '../../src/games/shared/played.ts';
import { GUG_GAME_EN } from '../../src/i18n/gug-game/en.ts';
import { dueWords } from '../../src/tables/gug/game/play/due-words.ts';
import { handFor, mainDue } from '../../src/tables/gug/game/play/turn-plays.ts';
import { LONDON_2025 } from '../games/gug/ask.ts';
import { evening } from '../storage/evening.ts';

test('a move is announced with its points, which are twice the eyes outside the Circle line (8.4)', () => {
  const saved = evening({ seed: 3, seats: 3, turns: 30 });
  const game = gameOfSaved(saved, LONDON_2025);
  const words = GUG_GAME_EN.play;
  const told = fold(game, saved.setup, playedOf(saved.events)).steps.flatMap(({ play, before: state }) => {
    if (play.event.kind !== 'move') return [];
    const all = dueOf(game, state, play.at);
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
