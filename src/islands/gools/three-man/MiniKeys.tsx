import { useState } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import { AskTwice } from '../../shared/AskTwice.tsx';
import { useTable } from '../table.ts';
import { PocketTable } from './PocketTable.tsx';
import type { MiniGame } from './use-mini-game.ts';

/** What may be done at any time: dice fall off the table (7.10), somebody looks a throw up, or the table has had enough. */
export function MiniKeys({ mini: { act }, seat }: { mini: MiniGame; seat: number }) {
  const { words, name } = useTable();
  const [isOpen, show] = useState(false);
  const { sloppy, pocket, callOff } = words.threeMan;
  return (
    <div class="row mini-keys">
      <button type="button" class="key" data-do="sloppy" onClick={() => act({ kind: 'sloppy', seat })}>
        {fill(sloppy, { name: name(seat) })}
      </button>
      <button type="button" class="key" data-do="throws" onClick={() => show(true)}>
        {pocket.key}
      </button>
      <AskTwice label={callOff.key} yes={callOff.yes} no={callOff.no} press={() => act({ kind: 'call-off' })} />
      {isOpen && <PocketTable close={() => show(false)} />}
    </div>
  );
}
