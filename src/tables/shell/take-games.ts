import { exportAll, exportGame } from '../../storage/export.ts';
import { $games } from '../../storage/games.ts';
import { $seasons, openSeasons } from '../../storage/seasons.ts';
import { fileName, saveFiles } from '../../ui/share.ts';

const jsonFile = (text: string, what: string): File =>
  new File([text], fileName(what, 'json'), { type: 'application/json' });

/** All games that are known, deleted ones and those of newer versions too, in one file; where one would be too large to be read again, in several. */
export async function takeAll(): Promise<void> {
  openSeasons();
  const files = exportAll([...$games.get().values()], $seasons.get());
  const named = (index: number) => (files.length === 1 ? 'games' : `games-${index + 1}-of-${files.length}`);
  await saveFiles(...files.map((text, index) => jsonFile(text, named(index))));
}

/** One game as a file; what a newer version wrote leaves as it stands. */
export async function takeGame(id: string): Promise<void> {
  const logged = $games.get().get(id);
  if (!logged) return;
  await saveFiles(jsonFile(exportGame(logged), 'game'));
}
