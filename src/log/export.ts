import { FILE_FORMAT, FILE_VERSION } from './file-format.ts';
import { type LoggedGame, textOf } from './reconcile.ts';
import { inForm } from './saved-game-schema.ts';

/**
 * A file of games. What a newer version wrote goes in as it was found, byte by byte, so that nothing is lost by passing
 * through here.
 */
export function exportAll(logged: readonly LoggedGame[]): string {
  const texts = logged.map((each) => (each.kind === 'game' ? textOf(inForm(each.game)) : each.text));
  const head = JSON.stringify({ format: FILE_FORMAT, v: FILE_VERSION }).slice(0, -1);
  return `${head},"games":[\n${texts.join(',\n')}\n]}\n`;
}

/** One game as a file; what a newer version wrote is a file of its own, unchanged. */
export function exportGame(logged: LoggedGame): string {
  return logged.kind === 'game' ? exportAll([logged]) : logged.text;
}
