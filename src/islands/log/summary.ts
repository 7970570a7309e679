import type { Standing } from '../../games/kits/kit.ts';
import type { SavedGame } from '../../log/saved-game.ts';
import type { GameUi, Tongue } from './game-ui.ts';
import { titleOf } from './names.ts';
import { dateOf } from './when.ts';

/** A game in a few lines of plain text, to be sent to those who were not there. */
export function summaryOf(ui: GameUi, game: SavedGame, standing: Standing, tongue: Tongue): string {
  const { words, lang } = tongue;
  const title = titleOf(game, words, lang);
  const day = dateOf(game.createdAt, lang);
  const head = `${ui.facts(game, tongue)[0]}: ${title}${title.includes(day) ? '' : ` (${day})`}`;
  return [head, ...ui.lines(standing, tongue)].join('\n');
}
