import type { ComponentChildren } from 'preact';
import { useState, useMemo } from 'preact/hooks';
import { judgeLedger, type Ledger } from '../../../../games/gug/ledger.ts';
import { positionOf, variationFor } from '../../../../games/gug/play-table.ts';
import { results } from '../../../../games/gug/results.ts';
import { sipsInBottle } from '../../../../games/gug/sips.ts';
import { fill } from '../../../../i18n/fill.ts';
import { Disclosure } from '../../../../ui/Disclosure.tsx';
import { numberOf } from '../../../../i18n/numbers.ts';
import { ClauseTag } from '../../ClauseTag.tsx';
import { Sign } from '../../../../ui/Sign.tsx';
import { Sum } from '../../Ticket.tsx';
import { usePanel } from '../../panel-context.ts';
import { useTable } from '../game-context.ts';
import { clockFace } from '../play/clock.ts';
import { inhibitionsOf, isForPoints } from '../play/seat-words.ts';
import { StationKey } from './StationKey.tsx';
import { SeatSigns } from '../MarkerSign.tsx';
import { type ChargedBy, chargesOf } from './charged.ts';
import { kindOf } from '../../../../games/gug/places.ts';
import type { Drop } from '../../../../games/gug/position.ts';
import { CanFinish, LedgerSlots } from '../../LedgerPanel.tsx';

/** Every seat with how it fares in a line, and its sheet under it. */
export function PlayersPart() {
  const { words, state, readings, name } = useTable();
  const { players: text } = words.book;
  const { table } = words.play;
  const { setup, turn, seats } = state;
  const [open, setOpen] = useState<number | undefined>(setup.seats.length === 1 ? 0 : undefined);
  const found = results(state, readings);
  const of = inhibitionsOf(setup, readings);
  return (
    <section class="part" aria-labelledby="book-players">
      <h3 id="book-players" class="visually-hidden">
        {text.heading}
      </h3>
      {setup.seats.map((_, seat) => {
        const { status, owed } = seats[seat]!;
        const { drops } = found.find((result) => result.seat === seat)!;
        const facts = [
          fill(text.dropped, { count: drops, of }),
          ...(owed > 0 ? [fill(text.owes, { count: owed })] : []),
          ...(turn?.seat === seat ? [text.onTurn] : []),
          ...(status.is === 'finished' ? [text.finished] : []),
          ...(status.is === 'dnf' ? [table.out[status.why]] : []),
        ];
        return (
          <Disclosure
            key={seat}
            isOpen={open === seat}
            toggle={() => setOpen(open === seat ? undefined : seat)}
            title={
              <span class="seat-title line" data-seat={seat}>
                <SeatSigns setup={setup} seat={seat} />
                <span>
                  <strong>{name(seat)}</strong>
                  <span class="soft">{facts.join(' · ')}</span>
                </span>
              </span>
            }
          >
            <PlayerSheet seat={seat} />
          </Disclosure>
        );
      })}
    </section>
  );
}

/** A seat's sheet: its icons with their eleven places, what it drank, and how every amount came about. */
function PlayerSheet({ seat }: { seat: number }) {
  const { words, state, readings } = useTable();
  const { players: text } = words.book;
  const { icons } = state.seats[seat]!;
  const owners = state.setup.seats[seat]!.players;
  const isTogether = icons.length > 1 && readings.R26 === 'together';
  return (
    <div class="player-sheet stack" data-sheet={seat}>
      {icons.map((_, icon) => (
        <div key={icon} class="icon-sheet">
          {icons.length > 1 && <h4>{fill(text.icon, { owner: owners[icon]?.name ?? '' })}</h4>}
          <IconFacts seat={seat} icon={icon} />
          {!isTogether && <IconLedger seat={seat} icon={icon} />}
        </div>
      ))}
      {isTogether && (
        <div class="icon-sheet">
          <p class="soft">{text.together}</p>
          <IconLedger seat={seat} icon={0} />
        </div>
      )}
      <SeatFacts seat={seat} />
      <ChargeList seat={seat} />
    </div>
  );
}

/** All that a seat was given to drink, the newest first; each unfolds to its sum with the clauses. */
function ChargeList({ seat }: { seat: number }) {
  const { words, reduction, state, names, who } = useTable();
  const { players: text } = words.book;
  const inPoints = isForPoints(state.seats[seat]!);
  const charges = chargesOf(reduction.steps, seat);
  const causeOf = ({ charge, event, station }: ChargedBy) =>
    fill(text.cause[charge.cause], {
      station: names.station(station ?? ''),
      name: 'seat' in event ? who(event.seat) : '',
    });
  if (charges.length === 0) return <p class="soft">{text.noSums}</p>;
  return (
    <details class="ruling sheet-fold">
      <summary class="bare row">
        <span class="ruling-title">{inPoints ? text.sumsPoints : text.sums}</span>
        <span class="soft">{charges.length}</span>
      </summary>
      {charges.map((charged, index) => (
        <details key={charges.length - index} class="ruling charge">
          <summary class="bare row">
            <span class="ruling-title">{causeOf(charged)}</span>
            <strong>{fill(inPoints ? text.points : text.sips, { count: charged.charge.sips.total })}</strong>
          </summary>
          <Sum sips={charged.charge.sips} />
        </details>
      ))}
    </details>
  );
}

/** 16.4: so often may a turn end at Leicester Square between two drops. */
const LEICESTER_MOST = 2;

/** One of the facts of a sheet. */
const Fact = ({ name, children }: { name: ComponentChildren; children: ComponentChildren }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

interface IconFactsProps {
  seat: number;
  icon: number;
}

/** Where an icon stands, and what of its past still decides: the loop (14.1) and Leicester Square (16.4). */
function IconFacts({ seat, icon }: IconFactsProps) {
  const { words, state, readings } = useTable();
  const { players: text } = words.book;
  const position = state.seats[seat]?.icons[icon]?.position;
  if (!position) return <p>{text.nowhere}</p>;
  const { at, touched, leicester } = position;
  return (
    <dl class="book-facts">
      <Fact name={text.stands}>
        <StationKey station={at} {...(position.came && { line: position.came.by })} />
      </Fact>
      <div>
        <dt class="with-sign">
          <Sign meaning={touched ? 'applies' : 'missing'} />
          {touched ? text.loop.touched : text.loop.not}
        </dt>
        <dd>
          <ClauseTag clause="gug-14.1" />
        </dd>
      </div>
      <Fact name={text.leicester}>
        {readings.R16 === 'twice'
          ? fill(text.leicesterOf, { count: leicester, most: LEICESTER_MOST })
          : fill(text.times, { count: leicester })}
        <ClauseTag clause="gug-16.4" />
      </Fact>
    </dl>
  );
}

/** What a seat drank and owes, in sips and in bottles (6.1), and how many turns it had. */
function SeatFacts({ seat }: { seat: number }) {
  const { lang, words, state, readings } = useTable();
  const { players: text } = words.book;
  const { table } = words.play;
  const { owed, players, turns, skipped, status } = state.seats[seat]!;
  const { bottle, seats } = state.setup;
  const inPoints = isForPoints(state.seats[seat]!);
  const bottlesOf = (sips: number) =>
    fill(text.bottles, {
      bottles: numberOf(sips / sipsInBottle(bottle, readings), lang, 1),
      centilitres: numberOf(bottle, lang, 1),
    });
  return (
    <dl class="book-facts seat-facts">
      <Fact name={inPoints ? text.owedPoints : text.owed}>
        {owed > 0 ? (
          <strong class="owed">{fill(inPoints ? text.points : text.sips, { count: owed })}</strong>
        ) : (
          text.owedNothing
        )}
        <ClauseTag clause="gug-5.1" />
      </Fact>
      {players.flatMap(({ drink, drunk, counted }, index) => {
        const player = seats[seat]?.players[index]?.name ?? '';
        return [
          <Fact key={`drinks ${index}`} name={fill(text.drinks, { player })}>
            {table.drink[drink]}
          </Fact>,
          (drunk > 0 || drink !== 'points') && (
            <Fact key={`drunk ${index}`} name={fill(text.drunk, { player })}>
              <strong>{fill(text.sips, { count: drunk })}</strong> {bottlesOf(drunk)} <ClauseTag clause="gug-6.1" />
            </Fact>
          ),
          (counted > 0 || drink === 'points') && (
            <Fact key={`counted ${index}`} name={fill(text.counted, { player })}>
              <strong>{fill(text.points, { count: counted })}</strong>
            </Fact>
          ),
        ];
      })}
      <Fact name={text.turns}>{skipped > 0 ? `${turns} (${fill(text.skipped, { count: skipped })})` : turns}</Fact>
      {status.is === 'finished' && (
        <Fact name={text.time}>{status.isLeast ? text.timeUnknown : clockFace(status.time)}</Fact>
      )}
    </dl>
  );
}

interface IconLedgerProps {
  seat: number;
  icon: number;
}

/** The eleven places of an icon, or of its team's icons together (R26): what fills them, and what still can. */
function IconLedger({ seat, icon }: IconLedgerProps) {
  const { words: panelWords, names, network } = usePanel();
  const { words, state } = useTable();
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
  const said = (drop: Drop) => {
    const name = names.sentence(panel.filled, drop);
    return waits(drop) ? fill(text.pending, { drop: name }) : name;
  };
  return (
    <>
      <LedgerSlots
        ledger={ledger}
        drops={drops}
        said={said}
        wrong={text.countsAll}
        waits={waits}
        heading={
          <>
            <h4>
              {text.drops}: {fill(text.left, { count: ledger.left })}
            </h4>
            {drops.length === 0 && <p class="soft">{text.noDrops}</p>}
          </>
        }
        after={(drop) => waits(drop) && <ClauseTag clause="gug-12.5" />}
      />
      {(ledger.left > 0 || !ledger.isReachable) && <CanFinish ledger={ledger} words={text} />}
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
  const { players: text } = useTable().words.book;
  const { places } = panelWords.panel.ledger;
  const ends = [...ledger.useful].sort((one, other) =>
    names.station(one.drop.station).localeCompare(names.station(other.drop.station)),
  );
  return (
    <details class="ruling sheet-fold" open={isOpen}>
      <summary class="bare row">
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
