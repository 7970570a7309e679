import { useMemo } from 'preact/hooks';
import { judgeLedger } from '../../../../games/gug/ledger.ts';
import { positionOf } from '../../../../games/gug/play-table.ts';
import { PLACES } from '../../../../games/gug/verdict.ts';
import { fill } from '../../../../i18n/fill.ts';
import { shortly } from '../../answer.ts';
import { ClauseTag } from '../../ClauseTag.tsx';
import { LineBadge } from '../../LineBadge.tsx';
import { usePanel } from '../../panel-context.ts';
import { Sign } from '../../Sign.tsx';
import { useGame } from '../game-context.ts';
import { PlaceSlots } from './PlaceSlots.tsx';
import { UsefulEnds } from './UsefulEnds.tsx';

interface IconLedgerProps {
  seat: number;
  icon: number;
}

/** The eleven places of an icon, or of its team's icons together (R26): what fills them, and what still can. */
export function IconLedger({ seat, icon }: IconLedgerProps) {
  const { words: panelWords, names, network } = usePanel();
  const { words, state } = useGame();
  const { players: text } = words.book;
  const { ledger: panel } = panelWords.panel;
  const { icons, pending } = state.seats[seat]!;
  const drops = icons[icon]?.position ? positionOf(network, state, seat, icon).drops : [];
  const closed = state.setup.closedStations?.draw.closed;
  const dropped = drops.map(({ station, line }) => `${station} ${line}`).join();
  const ledger = useMemo(() => judgeLedger(network, drops, closed, 'all'), [network, dropped, closed]);
  // A drop is the very same thing in the position and among those that wait.
  const waits = (drop: (typeof drops)[number]) => pending.some((one) => one.drop === drop);
  const free = PLACES.filter((place) => ledger.slots.some((slot) => slot.place === place && slot.drop === null));
  const isDone = ledger.left === 0 && ledger.isReachable;
  return (
    <>
      <PlaceSlots
        ledger={ledger}
        waits={waits}
        isWrong={(drop) => (ledger.faults[drops.indexOf(drop)]?.length ?? 0) > 0}
      />
      <h4>
        {text.drops}: {fill(text.left, { count: ledger.left })}
      </h4>
      {drops.length === 0 && <p class="soft">{text.noDrops}</p>}
      <ul class="drops">
        {drops.map((drop, index) => (
          <li key={index}>
            <LineBadge line={drop.line} />
            <span>
              {waits(drop)
                ? fill(text.slots.pending, { drop: names.sentence(panel.filled, drop) })
                : names.sentence(panel.filled, drop)}
              {ledger.faults[index]?.map((fault) => (
                <span key={fault.reason} class="fault">
                  {fill(text.countsAll, { why: shortly(fault, panelWords, names) })} <ClauseTag clause={fault.clause} />
                </span>
              ))}
            </span>
            {waits(drop) && <ClauseTag clause="gug-12.5" />}
          </li>
        ))}
      </ul>
      {!isDone && (
        <p class="outlook" data-reachable={ledger.isReachable}>
          <Sign meaning={ledger.isReachable ? 'applies' : 'breaks'} />
          <span>
            {ledger.isReachable ? text.canFinish : fill(text.cannotFinish, { places: names.places(free) })}{' '}
            {ledger.isCentralLeft ? panel.centralFree : panel.centralUsed} <ClauseTag clause="gug-12.2" />
          </span>
        </p>
      )}
      {ledger.useful.length > 0 && <UsefulEnds ledger={ledger} isOpen={icons.length === 1} />}
    </>
  );
}
