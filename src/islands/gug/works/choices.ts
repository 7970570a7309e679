import { NO_WORKS, type Works } from '../../../games/gug/position.ts';
import { fill } from '../../../i18n/fill.ts';
import type { WorksWords } from '../../../i18n/gug-works/words.ts';
import { chainsOf } from '../../../works/chains.ts';
import { type ClosedStretch, closeAll } from '../../../works/closing.ts';
import type { Closure } from '../../../works/findings.ts';
import type { Names } from '../names.ts';

/** One box to tick: what it would close. */
export interface Choice {
  readonly label: string;
  readonly works: Works;
  /** Whether it is ticked from the start. */
  readonly isSure: boolean;
  readonly isClosed: boolean;
}

/** What a closure gives to choose: all of it, and apart from that what other lines still use. */
export function choicesOf(
  closure: Closure,
  now: Works,
  names: Names,
  text: WorksWords,
  lang: string,
): readonly Choice[] {
  const list = new Intl.ListFormat(lang);
  const choice = (label: string, works: Works, isSure: boolean): Choice => {
    const after = closeAll(now, works);
    const isClosed = after.stations.length === now.stations.length && after.stretches.length === now.stretches.length;
    return { label, works, isSure: isSure && !isClosed, isClosed };
  };
  if (closure.kind === 'station') {
    const { station, isSure } = closure;
    return [choice(names.station(station), { ...NO_WORKS, stations: [station] }, isSure)];
  }
  const { kind, stretches, shared, isSure } = closure;
  const line = names.line(closure.line);
  const told = (all: readonly ClosedStretch[]) =>
    list.format(
      chainsOf(all).map(([a, b]) => fill(text.between, { other: names.station(a), station: names.station(b) })),
    );
  const own =
    kind === 'line' && shared.length === 0
      ? fill(text.whole, { line })
      : fill(text.part, { line, names: told(stretches) });
  const still = [...new Set(shared.flatMap(({ lines }) => lines))];
  const common = shared.map(({ stretch }) => stretch);
  const sharing = { lines: list.format(still.map(names.line)), count: still.length, names: told(common) };
  return [
    ...(stretches.length > 0 ? [choice(own, { ...NO_WORKS, stretches }, isSure)] : []),
    ...(common.length > 0
      ? [
          choice(
            stretches.length > 0
              ? fill(text.shared, sharing)
              : `${fill(text.line, { line })}. ${fill(text.shared, sharing)}`,
            { ...NO_WORKS, stretches: common },
            false,
          ),
        ]
      : []),
  ];
}
