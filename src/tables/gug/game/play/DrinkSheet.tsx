import { useState } from 'preact/hooks';
import { fill } from '../../../../i18n/fill.ts';
import { Sheet } from '../../Sheet.tsx';
import { useGame } from '../game-context.ts';
import { act } from '../game-session.ts';
import { useCalled } from './called.ts';
import { PlayerTotal } from './PlayerTotal.tsx';
import { isForPoints } from './seat-words.ts';
import { shareOut } from './turn-plays.ts';
import { Stepper } from './Stepper.tsx';

/** Fewer than all that is owed; and in a team that shares as it likes, who drank how much (17.2). */
export function DrinkSheet({ seat, close }: { seat: number; close: () => void }) {
  const { words, state } = useGame();
  const called = useCalled();
  const { drink } = words.play;
  const own = state.seats[seat];
  const players = state.setup.seats[seat]?.players ?? [];
  const owed = own?.owed ?? 0;
  const sharesFreely = state.setup.variation === 'CT' && players.length > 1;
  const even = players.map((_, index) => Math.floor((owed + players.length - 1 - index) / players.length));
  const [sips, setSips] = useState(owed);
  const [shares, setShares] = useState<readonly number[]>(even);
  if (!own || owed === 0) return null;
  const total = sharesFreely ? shares.reduce((sum, share) => sum + share, 0) : sips;
  const done = () => {
    if (total < 1) return;
    if (act({ kind: 'drink', seat, sips: total, ...(sharesFreely && { shares }) })) close();
  };
  return (
    <Sheet title={fill(drink.heading, { name: called.who(seat) })} close={close}>
      {sharesFreely ? (
        players.map(({ name }, index) => (
          <Stepper
            key={index}
            label={name}
            value={shares[index] ?? 0}
            least={0}
            most={owed}
            set={(value) => setShares(shareOut(shares, index, value, owed))}
          />
        ))
      ) : (
        <Stepper label={drink.howMany} value={sips} least={1} most={owed} set={setSips} />
      )}
      <button type="button" class="key go wide" data-do="drunk" onClick={done}>
        {fill(isForPoints(own) ? drink.countedLong : drink.doneLong, { name: called.who(seat), count: total })}
      </button>
      {players.map((_, player) => (
        <PlayerTotal key={player} seat={seat} player={player} isNamed />
      ))}
    </Sheet>
  );
}
