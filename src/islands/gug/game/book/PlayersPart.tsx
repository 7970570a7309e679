import { useState } from 'preact/hooks';
import { INHIBITIONS } from '../../../../games/gug/ledger.ts';
import { iconsOf } from '../../../../games/gug/play-table.ts';
import { results } from '../../../../games/gug/results.ts';
import { fill } from '../../../../i18n/fill.ts';
import { Fold } from '../../../shared/Fold.tsx';
import { useGame } from '../game-context.ts';
import { DrawList } from './DrawList.tsx';
import { PlayerSheet } from './PlayerSheet.tsx';
import { SeatSigns } from './SeatSigns.tsx';
import { useBookNames } from './use-book-names.ts';

/** Every seat with how it fares in a line, and its sheet under it. */
export function PlayersPart() {
  const { words, state, rulings } = useGame();
  const { players: text } = words.book;
  const { table } = words.play;
  const names = useBookNames();
  const { setup, turn, seats } = state;
  const [open, setOpen] = useState<number | undefined>(setup.seats.length === 1 ? 0 : undefined);
  const found = results(state);
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
          <Fold
            key={seat}
            isOpen={open === seat}
            toggle={() => setOpen(open === seat ? undefined : seat)}
            title={
              <span class="seat-title" data-seat={seat}>
                <SeatSigns setup={setup} seat={seat} />
                <span>
                  <strong>{names.seat(seat).name}</strong>
                  <span class="soft">{facts.join(' · ')}</span>
                </span>
              </span>
            }
          >
            <PlayerSheet seat={seat} />
          </Fold>
        );
      })}
      {setup.closedStations && <DrawList />}
    </section>
  );
}
