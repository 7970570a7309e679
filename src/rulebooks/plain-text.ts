/** What an entity stands for, of those that the rule books may hold. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
};

/** The rows of a table, with nothing but empty lines between them. */
const TABLE = /(?:^[ \t]*\|.*\|[ \t]*(?:\n\s*|$(?![\s\S])))+/gm;

/**
 * The words of a clause's Markdown in one line: links and pictures by their text, rows of tables and items of lists
 * one after the other, each row up to a semicolon, the names of the columns up to a colon, no marks.
 */
export function plainText(markdown: string): string {
  return markdown
    .replace(/^[ \t]*\|(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*$/gm, '')
    .replace(TABLE, (table) => {
      const rows = table.trim().split(/\s*\n\s*/);
      const [names, ...body] = rows.map((row) =>
        row
          .slice(1, -1)
          .trim()
          .replace(/\s*\|\s*/g, ', '),
      );
      return `${names}: ${body.join('; ')}.\n`;
    })
    .replace(/^(?:[ \t]*>)+/gm, '')
    .replace(/^[ \t]*(?:[-*+]|\d+\.)[ \t]+/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/(\*\*|__|`)(.+?)\1/g, '$2')
    .replace(/(^|[^\w*])[*_](\S(?:[^*_\n]*\S)?)[*_](?![\w*])/g, '$1$2')
    .replace(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\\([\\`*_{}[\]()#+\-.!|<>])/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/;? *$/, '')
    .trim();
}
