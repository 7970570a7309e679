import type { Lang } from '../../i18n/lang.ts';
import { pictureSvg } from '../../rulebooks/pictures/picture.ts';
import { tableHtml } from '../../rulebooks/table-html.ts';
import { tableOf } from '../../rulebooks/tables/table.ts';
import { loadBoard } from '../load-board.ts';

const TABLE = 'table:';

/** The markup of what a rule book names as a picture: a drawing, or a table that is made from the engines' data. */
export const draw =
  (lang: Lang) =>
  (name: string, alt: string): string | undefined => {
    if (!name.startsWith(TABLE)) return pictureSvg(name, alt, () => loadBoard('london-2025'), lang);
    const table = tableOf(name.slice(TABLE.length), lang);
    return table && tableHtml(table, alt);
  };
