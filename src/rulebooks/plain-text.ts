/** What an entity stands for, of those that the rule books may hold. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
};

/**
 * The words of a clause's Markdown in one line: links and pictures by their text, rows of tables and items of lists
 * one after the other, each row up to a semicolon, no marks.
 */
export function plainText(markdown: string): string {
  return markdown
    .replace(/^[ \t]*\|(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*$/gm, '')
    .replace(/^[ \t]*\|(.*)\|[ \t]*$/gm, (_, cells: string) => `${cells.trim().replace(/\s*\|\s*/g, ', ')};`)
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
