import { useRef } from 'preact/hooks';
import { $situation, change } from './session.ts';
import { useStore } from '../../ui/use-store.ts';
import { ClauseTag } from './ClauseTag.tsx';
import { usePanel } from './panel-context.ts';
import { TflKey } from './works/TflPart.tsx';
import type { SetWorks } from './works/tfl-context.ts';
import type { StationId } from '../../games/gug/board-data.ts';
import type { Works } from '../../games/gug/position.ts';
import { fill } from '../../i18n/fill.ts';
import { stretchOf } from '../../works/closing.ts';
import { Finder } from './Finder.tsx';

/** What is closed today (2.2): stations and stretches, each to be closed and opened again. */
export function WorksList() {
  const { works: text } = usePanel().words.panel;
  const situation = useStore($situation);
  const { works } = situation;
  const set: SetWorks = (changed, label) => change({ ...situation, works: changed }, label);
  const finders = { stations: useRef<HTMLDivElement>(null), stretches: useRef<HTMLDivElement>(null) };
  return (
    <>
      <p>
        {works.stations.length + works.stretches.length === 0 && text.none} <ClauseTag clause="gug-2.2" />
      </p>
      <ClosedList works={works} set={set} />
      {(['stations', 'stretches'] as const).map((kind) => (
        <div key={kind} ref={finders[kind]}>
          <WorksFinder kind={kind} works={works} set={set} />
        </div>
      ))}
      <TflKey works={works} set={set} toHand={(kind) => finders[kind].current?.querySelector('input')?.focus()} />
    </>
  );
}

interface WorksFinderProps {
  kind: keyof Works;
  works: Works;
  set: SetWorks;
  placeholder?: string;
}

/** Closes a station or a stretch by its name. */
export function WorksFinder({ kind, works, set, placeholder }: WorksFinderProps) {
  const { words, names, network } = usePanel();
  const { works: text, ask } = words.panel;
  const { stations, stretches } = works;
  const none = (asked: string) => fill(ask.noMatch, { text: asked });
  return kind === 'stations' ? (
    <Finder
      things={[...network.board.stations.values()].filter(({ id }) => !stations.includes(id))}
      label={text.addStation}
      placeholder={placeholder ?? text.addStation}
      none={none}
      choose={({ id, name }) => set({ stations: [...stations, id], stretches }, name)}
    />
  ) : (
    <Finder
      things={stretchesOf(network.board.lines.values(), names.stretch)}
      label={text.addStretch}
      placeholder={placeholder ?? text.addStretch}
      none={none}
      choose={({ between, name }) => set({ stations, stretches: [...stretches, between] }, name)}
    />
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
      const between = stretchOf(a, b);
      const id = between.join('~');
      const known = found.get(id);
      if (known) known.lines.push(line);
      else found.set(id, { id, name: nameOf(between), between, lines: [line] });
    }
  }
  return [...found.values()];
}

/** All that is closed, each to be opened again. */
export function ClosedList({ works, set }: { works: Works; set: SetWorks }) {
  const { words, names } = usePanel();
  const { works: text } = words.panel;
  const { stations, stretches } = works;
  const closed = [
    ...stations.map((station) => ({
      name: names.station(station),
      left: { stations: stations.filter((each) => each !== station), stretches },
    })),
    ...stretches.map((stretch) => ({
      name: names.stretch(stretch),
      left: { stations, stretches: stretches.filter((each) => each !== stretch) },
    })),
  ];
  return (
    <ul class="drops ruled">
      {closed.map(({ name, left }) => (
        <li key={name} class="row loose">
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
  );
}
