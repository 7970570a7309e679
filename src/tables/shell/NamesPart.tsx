import type { Lang } from '../../i18n/lang.ts';
import { Fetched } from '../../ui/Fetched.tsx';
import type { Trouble } from './table.ts';

interface NamesPartProps extends Trouble {
  /** The id of the game. */
  game: string;
  lang: Lang;
}

/** Everybody of a game, and a key each that corrects the name: the same at every table and in the log, fetched when it is seen. */
export function NamesPart({ game, lang, ...words }: NamesPartProps) {
  return <Fetched load={() => import('./Names.tsx').then(({ loadNames }) => loadNames(game, lang))} {...words} />;
}
