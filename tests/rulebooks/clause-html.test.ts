import { describe, expect, test } from 'vitest';
import { clauseHtml, type ClauseHtmlOptions, tableHtml } from '../../src/rulebooks/clause-html.ts';

const OPTIONS: ClauseHtmlOptions = {
  lang: 'nb',
  book: 'gools',
  examples: [{ quote: 2, situation: 'board=london-2025&at=bank' }],
  words: { example: 'Eksempel', ask: 'Spør dommeren' },
  draw: (name, alt) => (name === 'dice:33' ? `<svg>${alt}</svg>` : undefined),
};

describe('a clause as its page shows it', () => {
  test('links stay in their book, or lead to the other book in this language', () => {
    expect(clauseHtml('<a href="#gools-3.1">3.1</a>', OPTIONS)).toBe('<a href="#gools-3.1">3.1</a>');
    expect(clauseHtml('<a href="#three-man-7.9">7.9</a>', OPTIONS)).toBe(
      '<a href="/nb/rules/three-man/#three-man-7.9">7.9</a>',
    );
  });

  test.each(['gools-3.9', 'gug-99.1', 'top'])('a link to %s, which is no clause, stops the build', (id) => {
    expect(() => clauseHtml(`<a href="#${id}">x</a>`, OPTIONS)).toThrow(`#${id} is no clause`);
  });

  test('a picture is drawn, with its text as it was written', () => {
    expect(clauseHtml('<p>A <img src="dice:33" alt="two &quot;threes&quot;"> B</p>', OPTIONS)).toBe(
      '<p>A <svg>two "threes"</svg> B</p>',
    );
  });

  test('a picture that stands alone is no paragraph', () => {
    const draw = () => '<div></div>';
    expect(clauseHtml('<p><img alt="a" src="table:x"></p>', { ...OPTIONS, draw })).toBe('<div></div>');
  });

  test('a table that is written out scrolls in a frame of its own, as those that are drawn', () => {
    const table = '<table><tbody><tr><td>A</td></tr></tbody></table>';
    expect(clauseHtml(`<p>B</p>\n${table}`, OPTIONS)).toBe(
      `<p>B</p>\n<div class="table-frame" tabindex="0">${table}</div>`,
    );
  });

  test.each(['<img src="dice:9" alt="nine">', '<img src="dice:33" alt="">'])('%s stops the build', (image) => {
    expect(() => clauseHtml(image, OPTIONS)).toThrow('nothing draws the picture');
  });

  test('examples say so, and the one that is a situation leads to the judge', () => {
    const html = clauseHtml('<blockquote><p>1</p></blockquote><blockquote><p>2</p></blockquote>', OPTIONS);
    expect(html.match(/Eksempel/g)).toHaveLength(2);
    expect(html.match(/Spør dommeren/g)).toHaveLength(1);
    expect(html).toMatch(
      /2<\/p><p class="ask screen-only"><a href="\/nb\/\?board=london-2025&amp;at=bank#gug">Spør dommeren<\/a><\/p><\/blockquote>$/,
    );
  });
});

test('a table is escaped, and its links are links', () => {
  const html = tableHtml({ head: ['<b>'], rows: [['[7.5](#three-man-7.5) & "x"']] }, 'All');
  expect(html).toContain('<caption>All</caption>');
  expect(html).toContain('<th scope="col">&lt;b&gt;</th>');
  expect(html).toContain('<td data-head="&lt;b&gt;"><a href="#three-man-7.5">7.5</a> &amp; &quot;x&quot;</td>');
});
