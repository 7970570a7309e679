import type { Lang } from '../i18n/lang.ts';
import type { LogWords } from '../i18n/log/en.ts';
import { csvOf } from '../storage/results-table.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import { download, fileName } from '../ui/share.ts';
import { allUis } from './registry.ts';
import { $standings, tryAgain, workedThrough } from './standings.ts';
import { fill } from '../i18n/fill.ts';
import type { GameId } from '../storage/registry.ts';
import { dayOf } from '../ui/day.ts';
import type { Cells, GameUi, Known, Tongue } from './game-ui.ts';
import { titleOf } from './names.ts';

/**
 * Saves the results of finished games as a table, one player a row: of all games, or of one. Nothing where a part is
 * missing: a table without some of the games would look whole.
 */
export async function takeResults(
  games: readonly SavedGame[],
  words: LogWords,
  lang: Lang,
): Promise<'done' | 'missing'> {
  const uis = await allUis();
  if (games.some(({ game }) => !uis.has(game))) return 'missing';
  tryAgain();
  await workedThrough();
  if (games.some(({ id }) => $standings.get().get(id)?.is === 'not-fetched')) return 'missing';
  const rows = resultRows(games, $standings.get(), uis, { words, lang });
  await download(csvOf(rows), fileName(games.length === 1 ? 'result' : 'results', 'csv'), 'text/csv');
  return 'done';
}

/**
 * The finished games as a table: its heads, and then one row for each player of each game. A game leaves those columns empty
 * that it knows nothing of.
 *
 * @param uis - of all games, in the order of their columns.
 */
export function resultRows(
  games: readonly SavedGame[],
  standings: ReadonlyMap<string, Known>,
  uis: ReadonlyMap<GameId, GameUi>,
  tongue: Tongue,
): readonly (readonly Cells[string][])[] {
  const { words, lang } = tongue;
  const { game, name, date, nameless } = words.table;
  const columns = Object.entries(
    Object.assign({ game, name, date }, ...[...uis.values()].map((ui) => ui.columns(tongue))) as Record<string, string>,
  );
  const rows = games.flatMap((saved): readonly Cells[] => {
    const [ui, known] = [uis.get(saved.game), standings.get(saved.id)];
    if (!ui || known?.is !== 'known' || known.standing.is !== 'finished') return [];
    const { isVoid, places } = known.standing;
    // Of a game in which nothing was decided, everybody is level. An unfinished tournament has places all the same.
    const isLevel = isVoid && places.every(({ place }) => place === places[0]!.place);
    const about = { game: ui.name(tongue), name: titleOf(saved, words, lang), date: dayOf(known.standing.at) };
    return ui.cells(saved, known.standing, tongue).map((cells, at) => ({
      ...about,
      ...cells,
      ...(isLevel && { place: '' }),
      // The name of a sign says nothing away from the map, and would be one person over all games.
      ...(cells['player'] === '' && { player: fill(nameless, { number: at + 1 }) }),
    }));
  });
  return [columns.map(([, head]) => head), ...rows.map((cells) => columns.map(([column]) => cells[column] ?? ''))];
}
