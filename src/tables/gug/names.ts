import type { Board } from '../../games/gug/board.ts';
import type { LineId, StationId } from '../../games/gug/board-data.ts';
import type { Finding, Place } from '../../games/gug/verdict.ts';
import { fill, type FillData } from '../../i18n/fill.ts';
import type { GugWords } from '../../i18n/gug/en.ts';
import type { Lang } from '../../i18n/lang.ts';
import { listed } from '../../i18n/listed.ts';

/** What ids are called, in one language on one board. */
export interface Names {
  readonly station: (id: string) => string;
  /** A line without the word; a railway that may not be used by its name. */
  readonly line: (id: string) => string;
  readonly board: (id: string) => string;
  /** What is between two neighbours. */
  readonly stretch: (between: readonly [StationId, StationId]) => string;
  /** Why a station is on the Circle line though the line does not call there (R18); empty where there is no reason. */
  readonly onLoop: (because: string | null) => string;
  readonly places: (list: readonly Place[]) => string;
  /** A template filled with what a finding names. */
  readonly sentence: (template: string, data: Finding['data']) => string;
}

export function namesOf(board: Board, { panel }: GugWords, lang: Lang): Names {
  const station: Names['station'] = (id) =>
    board.stations.get(id as StationId)?.name ?? board.others.get(id as StationId)?.name ?? id;
  const line: Names['line'] = (id) =>
    board.lines.get(id as LineId)?.name ?? (panel.railways as Readonly<Record<string, string>>)[id] ?? id;
  const boards: Readonly<Record<string, string>> = panel.ask.boards;
  const stretch: Names['stretch'] = ([one, other]) =>
    fill(panel.works.stretch, { other: station(one), station: station(other) });
  const places: Names['places'] = (list) =>
    listed(
      list.map((place) => panel.ledger.places[place]),
      lang,
      'or',
    );
  const sentence: Names['sentence'] = (template, data) => {
    const named: Record<string, FillData[string]> = {};
    if (data.station !== undefined) named['station'] = station(data.station);
    if (data.other !== undefined) named['other'] = station(data.other);
    if (data.line !== undefined) named['line'] = line(data.line);
    if (data.otherLine !== undefined) named['otherLine'] = line(data.otherLine);
    if (data.places !== undefined) named['places'] = places(data.places);
    return fill(template, { ...named, count: data.count ?? 0, eyes: data.eyes ?? 0 });
  };
  const onLoop: Names['onLoop'] = (because) =>
    because === null ? '' : fill(panel.ask.onLoop, { station: station(because) });
  return { station, line, board: (id) => boards[id] ?? id, stretch, onLoop, places, sentence };
}
