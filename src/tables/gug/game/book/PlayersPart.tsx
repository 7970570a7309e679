import { useState } from 'preact/hooks';
import { INHIBITIONS } from '../../../../games/gug/ledger.ts';
import { iconsOf } from '../../../../games/gug/play-table.ts';
import { results } from '../../../../games/gug/results.ts';
import { sipsInBottle } from '../../../../games/gug/sips.ts';
import { fill } from '../../../../i18n/fill.ts';
import { Disclosure } from '../../../../ui/Disclosure.tsx';
import { numberOf } from '../../../../i18n/numbers.ts';
import { ClauseTag } from '../../ClauseTag.tsx';
import { Sign } from '../../../../ui/Sign.tsx';
import { Sum } from '../../Ticket.tsx';
import { usePanel } from '../../panel-context.ts';
import { useGame } from '../game-context.ts';
import { clockFace } from '../play/clock.ts';
import { isForPoints } from '../play/seat-words.ts';
import { DrawList } from './DrawList.tsx';
import { IconLedger } from './IconLedger.tsx';
import { SeatSigns } from './SeatSigns.tsx';
import { StationKey } from './StationKey.tsx';
import { type ChargedBy, chargesOf } from './charged.ts';
import { useBookNames } from './use-book-names.ts';

/** Every seat with how it fares in a line, and its sheet under it. */
export function PlayersPart() {
  const { words, state, rulings } = useGame();
  const { players: text } = words.book;
  const { table } = words.play;
  const names = useBookNames();
  const { setup, turn, seats } = state;
  const [open, setOpen] = useState<number | undefined>(setup.seats.length === 1 ? 0 : undefined);
  const found = results(state, rulings);
  const of = INHIBITIONS * (rulings.R26 === 'each-icon' ? iconsOf(setup) : 1);
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
                  <strong>{names.seat(seat).name}</strong>
                  <span class="soft">{facts.join(' · ')}</span>
                </span>
              </span>
            }
          >
            <PlayerSheet seat={seat} />
          </Disclosure>
        );
      })}
      {setup.closedStations && <DrawList />}
    </section>
  );
}

/** A seat's sheet: its icons with their eleven places, what it drank, and how every amount came about. */
function PlayerSheet({ seat }: { seat: number }) {
  const { words, state, rulings } = useGame();
  const { players: text } = words.book;
  const { icons } = state.seats[seat]!;
  const owners = state.setup.seats[seat]!.players;
  const isTogether = icons.length > 1 && rulings.R26 === 'together';
  return (
    <div class="player-sheet" data-sheet={seat}>
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
  const { words, reduction, state } = useGame();
  const names = useBookNames();
  const { players: text } = words.book;
  const inPoints = isForPoints(state.seats[seat]!);
  const charges = chargesOf(reduction.steps, seat);
  const causeOf = ({ charge, event, station }: ChargedBy) =>
    fill(text.cause[charge.cause], {
      station: names.station(station ?? ''),
      name: 'seat' in event ? names.seat(event.seat) : '',
    });
  if (charges.length === 0) return <p class="soft">{text.noSums}</p>;
  return (
    <details class="ruling sheet-fold">
      <summary>
        <span class="ruling-title">{inPoints ? text.sumsPoints : text.sums}</span>
        <span class="soft">{charges.length}</span>
      </summary>
      {charges.map((charged, index) => (
        <details key={charges.length - index} class="ruling charge">
          <summary>
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

interface IconFactsProps {
  seat: number;
  icon: number;
}

/** Where an icon stands, and what of its past still decides: the loop (14.1) and Leicester Square (16.4). */
function IconFacts({ seat, icon }: IconFactsProps) {
  const { words, state, rulings } = useGame();
  const { players: text } = words.book;
  const position = state.seats[seat]?.icons[icon]?.position;
  if (!position) return <p>{text.nowhere}</p>;
  const { at, touched, leicester } = position;
  return (
    <dl class="book-facts">
      <div>
        <dt>{text.stands}</dt>
        <dd>
          <StationKey station={at} {...(position.came && { line: position.came.by })} />
        </dd>
      </div>
      <div>
        <dt class="with-sign">
          <Sign meaning={touched ? 'applies' : 'missing'} />
          {touched ? text.loop.touched : text.loop.not}
        </dt>
        <dd>
          <ClauseTag clause="gug-14.1" />
        </dd>
      </div>
      <div>
        <dt>{text.leicester}</dt>
        <dd>
          {rulings.R16 === 'twice'
            ? fill(text.leicesterOf, { count: leicester, most: LEICESTER_MOST })
            : fill(text.times, { count: leicester })}
          <ClauseTag clause="gug-16.4" />
        </dd>
      </div>
    </dl>
  );
}

/** What a seat drank and owes, in sips and in bottles (6.1), and how many turns it had. */
function SeatFacts({ seat }: { seat: number }) {
  const { lang } = usePanel();
  const { words, state, rulings } = useGame();
  const { players: text } = words.book;
  const { table } = words.play;
  const { owed, players, turns, skipped, status } = state.seats[seat]!;
  const { bottle, seats } = state.setup;
  const inPoints = isForPoints(state.seats[seat]!);
  const bottlesOf = (sips: number) =>
    fill(text.bottles, {
      bottles: numberOf(sips / sipsInBottle(bottle, rulings), lang, 1),
      centilitres: numberOf(bottle, lang, 1),
    });
  return (
    <dl class="book-facts seat-facts">
      <div>
        <dt>{inPoints ? text.owedPoints : text.owed}</dt>
        <dd>
          {owed > 0 ? (
            <strong class="owed">{fill(inPoints ? text.points : text.sips, { count: owed })}</strong>
          ) : (
            text.owedNothing
          )}
          <ClauseTag clause="gug-5.1" />
        </dd>
      </div>
      {players.flatMap(({ drink, drunk, counted }, index) => {
        const player = seats[seat]?.players[index]?.name ?? '';
        return [
          <div key={`drinks ${index}`}>
            <dt>{fill(text.drinks, { player })}</dt>
            <dd>{table.drink[drink]}</dd>
          </div>,
          (drunk > 0 || drink !== 'points') && (
            <div key={`drunk ${index}`}>
              <dt>{fill(text.drunk, { player })}</dt>
              <dd>
                <strong>{fill(text.sips, { count: drunk })}</strong> {bottlesOf(drunk)} <ClauseTag clause="gug-6.1" />
              </dd>
            </div>
          ),
          (counted > 0 || drink === 'points') && (
            <div key={`counted ${index}`}>
              <dt>{fill(text.counted, { player })}</dt>
              <dd>
                <strong>{fill(text.points, { count: counted })}</strong>
              </dd>
            </div>
          ),
        ];
      })}
      <div>
        <dt>{text.turns}</dt>
        <dd>{skipped > 0 ? `${turns} (${fill(text.skipped, { count: skipped })})` : turns}</dd>
      </div>
      {status.is === 'finished' && (
        <div>
          <dt>{text.time}</dt>
          <dd>{status.isLeast ? text.timeUnknown : clockFace(status.time)}</dd>
        </div>
      )}
    </dl>
  );
}
