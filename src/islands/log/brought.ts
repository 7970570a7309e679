import type { Unpacked } from '../../log/game-link.ts';
import { type Import, readImport } from '../../log/import.ts';
import type { LoggedGame } from '../../log/reconcile.ts';
import { LINK_MARK } from './link-mark.ts';

/** Where games come from: a file's or a pasted text, or the data of a link. */
export type Source =
  { readonly from: 'text'; readonly text: string } | { readonly from: 'link'; readonly data: string };

type LinkProblem = Extract<Unpacked, { kind: 'no-link' }>['why'];

/** What is in it, game by game, or why nothing of it can be read. Nothing is written yet. */
export interface Brought {
  readonly from: Source['from'];
  readonly result: Import | { readonly ok: false; readonly why: LinkProblem };
}

/** Looks at what was brought. @param known - the games that are here. */
export async function foundIn(source: Source, known: ReadonlyMap<string, LoggedGame>): Promise<Brought> {
  if (source.from === 'link') return { from: 'link', result: await fromLink(source.data, known) };
  // A pasted link, whatever was written around it.
  const [, data] = source.text.split(LINK_MARK);
  if (data !== undefined && !source.text.trimStart().startsWith('{')) {
    return { from: 'link', result: await fromLink(data.split(/\s/)[0]!, known) };
  }
  return { from: 'text', result: readImport(source.text, known) };
}

async function fromLink(data: string, known: ReadonlyMap<string, LoggedGame>): Promise<Brought['result']> {
  const { decodeGame } = await import('../../log/game-link.ts');
  const unpacked = await decodeGame(data);
  switch (unpacked.kind) {
    case 'no-link':
      return { ok: false, why: unpacked.why };
    case 'newer':
      return { ok: true, found: [{ is: 'newer', version: unpacked.version }] };
    case 'unreadable':
      return { ok: true, found: [{ is: 'unreadable', problems: unpacked.problems }] };
    case 'game':
      return readImport(JSON.stringify(unpacked.game), known);
  }
}
