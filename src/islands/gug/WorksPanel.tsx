import { useStore } from '@nanostores/preact';
import { useState } from 'preact/hooks';
import type { StationId } from '../../games/gug/board-data.ts';
import type { Works } from '../../games/gug/position.ts';
import { fill } from '../../i18n/fill.ts';
import { $situation, change } from '../../log/situation.ts';
import { ClauseTag } from './ClauseTag.tsx';
import { Finder } from './Finder.tsx';
import { Fold } from './Fold.tsx';
import { usePanel } from './panel-context.ts';

/** What is closed today (2.2): stations and stretches, each to be closed and opened again. */
export function WorksPanel() {
  const { words, names, network } = usePanel();
  const situation = useStore($situation);
  const { works: text, ask } = words.panel;
  const { stations, stretches } = situation.works;
  const [isOpen, setOpen] = useState(stations.length + stretches.length > 0);
  const set = (works: Works, label: string) => change({ ...situation, works }, label);
  const stretchName = ([other, station]: readonly [StationId, StationId]) =>
    fill(text.stretch, { other: names.station(other), station: names.station(station) });
  const closed = [
    ...stations.map((station) => ({
      name: names.station(station),
      left: { stations: stations.filter((each) => each !== station), stretches },
    })),
    ...stretches.map((stretch) => ({
      name: stretchName(stretch),
      left: { stations, stretches: stretches.filter((each) => each !== stretch) },
    })),
  ];
  const none = (asked: string) => fill(ask.noMatch, { text: asked });
  return (
    <section class="part">
      <Fold isOpen={isOpen} toggle={() => setOpen(!isOpen)} title={<h3>{text.heading}</h3>}>
        <p>
          {closed.length === 0 && text.none} <ClauseTag clause="gug-2.2" />
        </p>
        <ul class="drops">
          {closed.map(({ name, left }) => (
            <li key={name}>
              <span>✕</span>
              <span>{name}</span>
              <button
                type="button"
                class="key remove"
                aria-label={fill(text.open, { station: name })}
                onClick={() => set(left, name)}
              >
                ✕
              </button>
            </li>
          ))}
        </ul>
        <Finder
          things={[...network.board.stations.values()].filter(({ id }) => !stations.includes(id))}
          label={text.addStation}
          placeholder={text.addStation}
          none={none}
          choose={({ id, name }) => set({ stations: [...stations, id], stretches }, name)}
        />
        <Finder
          things={stretchesOf(network.board.lines.values(), stretchName)}
          label={text.addStretch}
          placeholder={text.addStretch}
          none={none}
          choose={({ between, name }) => set({ stations, stretches: [...stretches, between] }, name)}
        />
      </Fold>
    </section>
  );
}

interface Stretched {
  readonly id: string;
  readonly stretches: readonly { readonly a: StationId; readonly b: StationId }[];
}

/** Every two neighbours, once, with the lines between them. */
function stretchesOf(lines: Iterable<Stretched>, nameOf: (between: readonly [StationId, StationId]) => string) {
  const found = new Map<
    string,
    { id: string; name: string; between: readonly [StationId, StationId]; lines: string[] }
  >();
  for (const { id: line, stretches } of lines) {
    for (const { a, b } of stretches) {
      const between = a < b ? ([a, b] as const) : ([b, a] as const);
      const id = between.join('~');
      const known = found.get(id);
      if (known) known.lines.push(line);
      else found.set(id, { id, name: nameOf(between), between, lines: [line] });
    }
  }
  return [...found.values()];
}
