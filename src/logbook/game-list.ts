import type { Standing } from '../games/log-adapters/log-adapter.ts';
import { isDeleted } from '../games/shared/played.ts';
import { playerKey } from '../games/shared/names.ts';
import type { LoggedGame } from '../storage/reconcile.ts';
import { kindOf, playersOf } from '../storage/registry.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import type { GameUi, Known, Tongue } from './game-ui.ts';
import { lastAt, titleOf } from './names.ts';
import { dateOf } from '../i18n/dates.ts';

type Games = ReadonlyMap<string, LoggedGame>;
type Newer = Extract<LoggedGame, { kind: 'newer' }>;

/** What of the list is shown; an empty string or `all` shows everything. */
export interface Filter {
  readonly state: 'all' | 'running' | 'finished';
  /** A game's kind with its variation where it has one, as `gug C`. */
  readonly game: string;
  readonly player: string;
}

export const ALL: Filter = { state: 'all', game: '', player: '' };

/** The games that can be read, deleted ones among them, and those of a newer version. */
export function gamesIn(games: Games): { readonly read: readonly SavedGame[]; readonly newer: readonly Newer[] } {
  const all = [...games.values()];
  return {
    read: all.flatMap((logged) => (logged.kind === 'game' ? [logged.game] : [])),
    newer: all.filter((logged) => logged.kind === 'newer'),
  };
}

/** The one last played first. */
function byLast(games: readonly SavedGame[]): readonly SavedGame[] {
  const played = new Map(games.map((game) => [game.id, lastAt(game)]));
  return [...games].sort((a, b) => played.get(b.id)! - played.get(a.id)! || (a.id < b.id ? -1 : 1));
}

/** Games that are not deleted, the one last played first. */
export const liveGames = (games: Games): readonly SavedGame[] =>
  byLast(gamesIn(games).read.filter(({ events }) => !isDeleted(events)));

export const deletedGames = (games: Games): readonly SavedGame[] =>
  byLast(gamesIn(games).read.filter(({ events }) => isDeleted(events)));

export function isShown(game: SavedGame, { state, game: kind, player }: Filter, known: Known | undefined): boolean {
  if (kind !== '' && kindOf(game) !== kind) return false;
  if (player !== '' && !playersOf(game).some((name) => playerKey(name) === player)) return false;
  return state === 'all' || (known?.is === 'known' && known.standing.is === state);
}

/** A game in a few lines of plain text, to be sent to those who were not there. */
export function summaryOf(ui: GameUi, game: SavedGame, standing: Standing, tongue: Tongue): string {
  const { words, lang } = tongue;
  const title = titleOf(game, words, lang);
  const day = dateOf(game.createdAt, lang);
  const head = `${ui.facts(game, tongue)[0]}: ${title}${title.includes(day) ? '' : ` (${day})`}`;
  return [head, ...ui.lines(standing, tongue)].join('\n');
}
