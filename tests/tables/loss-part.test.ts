import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test, vi } from 'vitest';
import { TABLE_EN } from '../../src/i18n/table/en.ts';
import { TableContext } from '../../src/tables/shell/table.ts';

// A dialog listens for the way back as soon as it is there.
vi.stubGlobal('addEventListener', () => undefined);
const { LossPart } = await import('../../src/tables/shell/Correction.tsx');

const LOST = [{ play: { id: 'later', event: { kind: 'pass' } } }];

/** The question about what is lost, at a table whose game asks for the name of who overrules the judge. */
function asked(event: object): string {
  const table = {
    ui: {
      useWord: () => ({ asks: h('input', { name: 'referee' }), byWhom: 'the referee', take: () => ({ word: {} }) }),
      describe: () => ({ event: () => 'a later entry', step: () => [] }),
    },
    words: { shared: TABLE_EN },
    reduction: { steps: [] },
    preview: () => ({ lost: LOST, kept: { also: [], lost: [] } }),
    play: () => true,
  };
  const props = { entry: 'earlier', event: event as never, done: () => undefined, cancel: () => undefined };
  return renderToString(h(TableContext.Provider, { value: table }, h(LossPart, props)));
}

test('4.1: who has let a correction through is not asked for again when later entries are kept by their word', () => {
  expect(asked({ kind: 'roll' })).toContain('name="referee"');
  const overruled = asked({ kind: 'roll', overrule: { reason: 'agreed', by: 'Kari' } });
  expect(overruled).not.toContain('name="referee"');
  expect(overruled).toContain('data-do="keep"');
});
