import { useState } from 'preact/hooks';
import { arrivalsAt } from '../../games/gug/ledger.ts';
import { makeDrop } from '../../games/gug/notation.ts';
import type { Drop } from '../../games/gug/position.ts';
import { pastOf, withDrops } from '../../games/gug/situation.ts';
import { fill } from '../../i18n/fill.ts';
import { $ledger, $situation, change } from './session.ts';
import { useStore } from '../shared/use-store.ts';
import { LineBadge } from './LineBadge.tsx';
import { usePanel } from './panel-context.ts';
import { search } from './search.ts';
import { Sheet } from './Sheet.tsx';

/** A drop to add: the end stations of use first, each with the line it is reached by; then all others. */
export function DropSheet({ close }: { close: () => void }) {
  const { words, names, network } = usePanel();
  const situation = useStore($situation);
  const ledger = useStore($ledger);
  const [text, setText] = useState('');
  const { ledger: labels, ask, map } = words.panel;
  const useful = ledger?.useful.map(({ drop }) => drop) ?? [];
  const isUseful = (drop: Drop) => useful.some(({ station, line }) => station === drop.station && line === drop.line);
  const everywhere = [...network.board.stations.keys()].flatMap((station) =>
    arrivalsAt(network, station).map((line): Drop => ({ station, line })),
  );
  const choices = everywhere.map((drop) => ({ drop, id: drop.station, name: names.station(drop.station) }));
  const asked =
    text.trim() === ''
      ? choices.toSorted((one, other) => one.name.localeCompare(other.name))
      : search(choices, text, 40);
  const parts = [
    { title: labels.useful, found: asked.filter(({ drop }) => isUseful(drop)) },
    { title: map.stations, found: asked.filter(({ drop }) => !isUseful(drop)) },
  ];
  const add = (drop: Drop, name: string) => {
    change(withDrops(situation, [...pastOf(situation).drops, drop]), name);
    close();
  };
  return (
    <Sheet title={labels.add} close={close}>
      <input
        class="field"
        type="search"
        aria-label={labels.station}
        placeholder={labels.station}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      {asked.length === 0 && <p>{fill(ask.noMatch, { text })}</p>}
      {parts
        .filter(({ found }) => found.length > 0)
        .map(({ title, found }) => (
          <section key={title}>
            <h4>{title}</h4>
            <ul class="options">
              {found.map(({ drop, name }) => (
                <li key={`${drop.station} ${drop.line}`}>
                  <button type="button" class="option" data-drop={makeDrop(drop)} onClick={() => add(drop, name)}>
                    <LineBadge line={drop.line} />
                    {names.sentence(labels.filled, drop)}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </Sheet>
  );
}
