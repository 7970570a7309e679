import { fill } from '../../../../i18n/fill.ts';
import { useGame } from '../game-context.ts';
import { ChargeList } from './ChargeList.tsx';
import { IconFacts } from './IconFacts.tsx';
import { IconLedger } from './IconLedger.tsx';
import { SeatFacts } from './SeatFacts.tsx';

/** A seat's sheet: its icons with their eleven places, what it drank, and how every amount came about. */
export function PlayerSheet({ seat }: { seat: number }) {
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
