import { useMemo } from 'preact/hooks';
import { judgeLedger, type Ledger } from '../../../../games/gug/ledger.ts';
import { kindOf } from '../../../../games/gug/places.ts';
import { positionOf, variationFor } from '../../../../games/gug/play-table.ts';
import type { Drop } from '../../../../games/gug/position.ts';
import { PLACES } from '../../../../games/gug/verdict.ts';
import { fill } from '../../../../i18n/fill.ts';
import { ClauseTag } from '../../ClauseTag.tsx';
import { LineBadge } from '../../LineBadge.tsx';
import { Sign } from '../../../../ui/Sign.tsx';
import { shortly } from '../../Ticket.tsx';
import { usePanel } from '../../panel-context.ts';
import { useGame } from '../game-context.ts';
import { StationKey } from './StationKey.tsx';

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
  const { draw, used = [] } = variationFor(network, state, seat, icon);
  const { closed } = draw;
  const taken = used.join();
  const dropped = drops.map(({ station, line }) => `${station} ${line}`).join();
  const ledger = useMemo(() => judgeLedger(network, drops, closed, 'all', used), [network, dropped, closed, taken]);
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

const KINDS = ['north', 'south', 'heathrow', 'central'] as const;

interface UsefulEndsProps {
  ledger: Ledger;
  /** Whether it is unfolded from the start. */
  isOpen: boolean;
}

/** Where an inhibition can still be dropped, by what it would count as; a press shows the station on the map. */
function UsefulEnds({ ledger, isOpen }: UsefulEndsProps) {
  const { words: panelWords, network, names } = usePanel();
  const { players: text } = useGame().words.book;
  const { places } = panelWords.panel.ledger;
  const ends = [...ledger.useful].sort((one, other) =>
    names.station(one.drop.station).localeCompare(names.station(other.drop.station)),
  );
  return (
    <details class="ruling sheet-fold" open={isOpen}>
      <summary>
        <span class="ruling-title">{text.where}</span>
        <span class="soft">{ends.length}</span>
      </summary>
      {KINDS.map((kind) => ({ kind, own: ends.filter(({ drop }) => kindOf(network, drop) === kind) }))
        .filter(({ own }) => own.length > 0)
        .map(({ kind, own }) => (
          <div key={kind} class="useful" role="group" aria-label={kind === 'central' ? text.centralKind : places[kind]}>
            <p class="soft">{kind === 'central' ? text.centralKind : places[kind]}</p>
            <div class="row">
              {own.map(({ drop: { station, line }, keepsReachable }) => (
                <StationKey
                  key={`${station} ${line}`}
                  station={station}
                  line={line}
                  {...(ledger.isReachable && !keepsReachable && { note: text.spoils })}
                />
              ))}
            </div>
          </div>
        ))}
    </details>
  );
}

interface PlaceSlotsProps {
  ledger: Ledger;
  waits: (drop: Drop) => boolean;
  isWrong: (drop: Drop) => boolean;
}

/** The eleven places in their rows; those that wait for the drinking are dashed. */
function PlaceSlots({ ledger, waits, isWrong }: PlaceSlotsProps) {
  const { words: panelWords, names } = usePanel();
  const { slots: text } = useGame().words.book.players;
  const { ledger: panel } = panelWords.panel;
  const said = (drop: Drop | null) => {
    if (!drop) return text.free;
    const name = names.sentence(panel.filled, drop);
    return waits(drop) ? fill(text.pending, { drop: name }) : name;
  };
  return (
    <dl class="slots">
      {PLACES.map((place) => ({ place, slots: ledger.slots.filter((slot) => slot.place === place) }))
        .filter(({ slots }) => slots.length > 0)
        .map(({ place, slots }) => (
          <div key={place}>
            <dt>{panel.places[place]}</dt>
            <dd>
              {slots.map(({ drop }, index) => (
                <span
                  key={index}
                  class="slot"
                  data-taken={drop !== null}
                  data-waits={drop !== null && waits(drop)}
                  data-fault={drop !== null && isWrong(drop)}
                >
                  {drop && <LineBadge line={drop.line} />}
                  <span class="visually-hidden">{said(drop)}, </span>
                </span>
              ))}
            </dd>
          </div>
        ))}
    </dl>
  );
}
