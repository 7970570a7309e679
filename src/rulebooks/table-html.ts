import type { TableData } from './tables/table.ts';

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
