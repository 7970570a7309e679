import type { StationId } from '../../../../games/gug/board-data.ts';
import type { DrawRequest } from '../../../../games/gug/setup.ts';
import { fill } from '../../../../i18n/fill.ts';
import type { SetupDraft } from '../../../../storage/gug-form.ts';
import { NumberKeys } from '../../../../ui/NumberKeys.tsx';
import { newSeed } from '../../../../ui/chance.ts';
import { ClauseTag } from '../../ClauseTag.tsx';
import { usePanel } from '../../panel-context.ts';
import { PartFold, useSetup } from './setup-context.tsx';
import { Term } from './Term.tsx';
import { drawFault } from './problems.ts';
import { STANDARD_WISH } from './fresh-draft.ts';

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
        <NumberKeys
          key={each}
          label={text[each]}
          value={wish[each]}
          least={0}
          most={COUNT_MOST}
          by={1}
          words={{ less: fill(text.fewer, { what: text[each] }), more: fill(text.more, { what: text[each] }) }}
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
