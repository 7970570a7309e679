import { type Lang, pathIn } from '../i18n/lang.ts';
import { anchorOf, type AnyClause, type Book, bookOf } from './books.ts';
import type { TableData } from './tables/table.ts';

/** An example that the judge can be asked. */
export interface Situation {
  /** Which blockquote of the clause, from 1. */
  readonly quote: number;
  /** As the judge's address holds it. */
  readonly situation: string;
}

export interface ClauseHtmlOptions {
  readonly lang: Lang;
  readonly book: Book;
  readonly examples: readonly Situation[];
  readonly words: { readonly example: string; readonly ask: string };
  /** The markup of a picture or table, by its name and what it shows; undefined when there is none by that name. */
  readonly draw: (name: string, alt: string) => string | undefined;
}

const unescape = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/**
 * A clause's HTML as its page shows it: links to clauses of other books lead to their pages, pictures and tables are
 * drawn, and examples say that they are, with a link to the judge where they are situations.
 *
 * @throws an error in words for a link to no clause, or a picture that nobody draws: the build stops at it.
 */
export function clauseHtml(html: string, { lang, book, examples, words, draw }: ClauseHtmlOptions): string {
  const asks = new Map(examples.map(({ quote, situation }) => [quote, situation]));
  let quotes = 0;
  return html
    .replace(/<table>.*?<\/table>/gs, (table) => inTableFrame(table))
    .replace(/<p>\s*(<img [^>]*src="(?:map|ring|table):[^>]*>)\s*<\/p>/g, '$1')
    .replace(/<img ([^>]*)>/g, (image, attributes: string) => {
      const [, src = ''] = /src="([^"]*)"/.exec(attributes) ?? [];
      const [, alt = ''] = /alt="([^"]*)"/.exec(attributes) ?? [];
      const drawn = draw(src, unescape(alt));
      if (alt === '' || drawn === undefined) throw new Error(`nothing draws the picture ${image}, or it has no text.`);
      return drawn;
    })
    .replace(/href="#([^"]*)"/g, (_, id: string) => {
      const other = bookOf(id);
      if (!other) throw new Error(`#${id} is no clause of any book.`);
      return `href="${other === book ? `#${id}` : pathIn(lang, anchorOf(id as AnyClause))}"`;
    })
    .replace(/<blockquote>/g, `<blockquote><p class="example-mark">${words.example}</p>`)
    .replace(/<\/blockquote>/g, (end) => {
      quotes += 1;
      const situation = asks.get(quotes);
      if (situation === undefined) return end;
      const address = `${pathIn(lang, '')}?${situation.replaceAll('&', '&amp;')}#gug`;
      return `<p class="ask screen-only"><a href="${address}">${words.ask}</a></p>${end}`;
    });
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A cell's text; its links are all that it has of Markdown. */
const cellHtml = (text: string): string => escape(text).replace(/\[([^\]]+)\]\(#([\w.-]+)\)/g, '<a href="#$2">$1</a>');

/** A table's HTML in a frame that scrolls where it is too wide; keys scroll it too. */
export const inTableFrame = (table: string): string => `<div class="table-frame" tabindex="0">${table}</div>`;

/**
 * A table as HTML, in a frame that scrolls where it is too wide; each cell has its column's head, for phones, where a row is a
 * term and its definitions. @param caption - when the table has none of its own.
 */
export function tableHtml({ caption: own, head, rows }: TableData, caption: string): string {
  const cells = (row: readonly string[]) =>
    row.map((cell, at) => `<td data-head="${escape(head[at] ?? '')}">${cellHtml(cell)}</td>`).join('');
  const headCells = head.map((cell) => `<th scope="col">${cellHtml(cell)}</th>`).join('');
  const body = rows.map((row) => `<tr>${cells(row)}</tr>`).join('');
  return inTableFrame(
    `<table><caption>${escape(own ?? caption)}</caption>` +
      `<thead><tr>${headCells}</tr></thead><tbody>${body}</tbody></table>`,
  );
}
