import type { StationId } from '../../../../games/gug/board-data.ts';
import type { DrawRequest } from '../../../../games/gug/setup.ts';
import { fill } from '../../../../i18n/fill.ts';
import type { SetupDraft } from '../../../../storage/gug-form.ts';
import { newSeed } from '../../../../ui/chance.ts';
import { ClauseTag } from '../../ClauseTag.tsx';
import { usePanel } from '../../panel-context.ts';
import { PartFold } from './PartFold.tsx';
import { Term } from './Term.tsx';
import { drawFault } from './problems.ts';
import { STANDARD_WISH } from './fresh-draft.ts';
import { useSetup } from './setup-context.ts';

/** More than any board has ends. */
const COUNT_MOST = 30;
const COUNTS = ['south', 'north', 'double', 'triple'] as const satisfies readonly (keyof DrawRequest)[];

/** The day's closed stations (17.5): how many, and which the draw came to. */
export function DrawPart({ closed }: { closed: NonNullable<SetupDraft['closed']> }) {
  const { names, network } = usePanel();
  const { words, change, drawn } = useSetup();
  const { draw: text, values, undo } = words.setup;
  const { wish, seed } = closed;
  const isStandard = COUNTS.every((each) => wish[each] === STANDARD_WISH[each]);
  const sum = { closed: wish.south + wish.north, double: wish.double, triple: wish.triple };
  const list = (stations: readonly StationId[]) => stations.map(names.station).sort().join(', ') || text.none;
  const isSouth = (station: StationId) =>
    network.endingLines(network.place(station)).some((line) => network.sideOf(station, line) === 'south');
  const fault = drawFault(drawn, text);
  return (
    <PartFold
      part="draw"
      value={fault === undefined ? fill(values.draw, sum) : values.drawWrong}
      isFaulty={fault !== undefined}
    >
      <p class="soft">
        {text.intro} <ClauseTag clause="gug-17.5" /> <Term term="endStation" />
      </p>
      {COUNTS.map((each) => (
        <Count
          key={each}
          label={text[each]}
          value={wish[each]}
          most={COUNT_MOST}
          set={(count) => change({ closed: { seed, wish: { ...wish, [each]: count } } }, text[each], `draw ${each}`)}
        />
      ))}
      <div class="row setup-keys">
        <button type="button" class="key" onClick={() => change({ closed: { wish, seed: newSeed() } }, undo.draw)}>
          {text.again}
        </button>
        {!isStandard && (
          <button
            type="button"
            class="key"
            onClick={() => change({ closed: { seed, wish: STANDARD_WISH } }, text.standard)}
          >
            {text.standard}
          </button>
        )}
      </div>
      <div role="status">
        {fault !== undefined && <p class="fault">{fault}</p>}
        {drawn?.ok && (
          <dl class="drawn" aria-label={text.drawn}>
            <dt>{text.south}</dt>
            <dd>{list(drawn.draw.closed.filter(isSouth))}</dd>
            <dt>{text.north}</dt>
            <dd>{list(drawn.draw.closed.filter((station) => !isSouth(station)))}</dd>
            <dt>{text.double}</dt>
            <dd>{list(drawn.draw.double)}</dd>
            <dt>{text.triple}</dt>
            <dd>{list(drawn.draw.triple)}</dd>
          </dl>
        )}
      </div>
    </PartFold>
  );
}

interface CountProps {
  label: string;
  value: number;
  most: number;
  set: (value: number) => void;
}

/** A number from 0 on, with a key on either side. */
function Count({ label, value, most, set }: CountProps) {
  const { draw } = useSetup().words.setup;
  const key = (sign: string, name: string, next: number) => (
    <button
      type="button"
      class="key"
      aria-label={fill(name, { what: label })}
      aria-disabled={next < 0 || next > most}
      onClick={() => next >= 0 && next <= most && set(next)}
    >
      {sign}
    </button>
  );
  return (
    <div class="stepper row" role="group" aria-label={label}>
      <span class="stepper-label wraps">{label}</span>
      {key('−', draw.fewer, value - 1)}
      <output>{value}</output>
      {key('+', draw.more, value + 1)}
    </div>
  );
}
