import type { StationId } from '../../games/gug/board-data.ts';
import type { Works } from '../../games/gug/position.ts';
import { fill } from '../../i18n/fill.ts';
import { stretchOf } from '../../works/closing.ts';
import type { SetWorks } from './ClosedList.tsx';
import { Finder } from './Finder.tsx';
import { usePanel } from './panel-context.ts';

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
  const stretchName = ([other, station]: readonly [StationId, StationId]) =>
    fill(text.stretch, { other: names.station(other), station: names.station(station) });
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
      things={stretchesOf(network.board.lines.values(), stretchName)}
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
