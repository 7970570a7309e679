import { useMemo } from 'preact/hooks';
import { currentGame } from '../../../storage/current-game.ts';
import { $games } from '../../../storage/games.ts';
import { playersOf } from '../../../storage/registry.ts';
import type { SavedGame } from '../../../storage/saved-game.ts';
import { useStore } from '../../../ui/use-store.ts';
import { gamesBefore } from '../player-names.ts';

/** A game that nobody has touched for so long is not gone on with by everybody; the log has it. Milliseconds. */
const LATELY = 86_400_000;

const lastTouched = ({ createdAt, events }: SavedGame): number =>
  events.reduce((latest, { at }) => Math.max(latest, at), createdAt);

/** The games of one kind that were played on within the last day, the latest first. */
export function gamesOfLate<Saved extends SavedGame>(
  games: readonly SavedGame[],
  kind: Saved['game'],
  now: number,
): readonly Saved[] {
  const own = games.filter((game): game is Saved => game.game === kind && now - lastTouched(game) < LATELY);
  return [...own].sort((one, other) => lastTouched(other) - lastTouched(one));
}

interface GoOnKeyProps<Saved extends SavedGame> {
  kind: Saved['game'];
  label: string;
  /** Whether a game is over, or nobody knows. */
  isOver: (game: Saved) => boolean;
  /** Shows the game, which is on the table now. */
  goOn: () => void;
}

/** Leads back to a game that is not over and on no table, whatever the browser has forgotten. */
export function GoOnKey<Saved extends SavedGame>({ kind, label, isOver, goOn }: GoOnKeyProps<Saved>) {
  const games = useStore($games);
  const { $id } = currentGame(kind);
  // The game on the table has a key of its own.
  const onTable = useStore($id);
  const running = useMemo(
    () =>
      gamesOfLate<Saved>(gamesBefore(games.values()), kind, Date.now()).find(
        (game) => game.id !== onTable && !isOver(game),
      ),
    [games, onTable, isOver],
  );
  if (!running) return null;
  return (
    <button
      type="button"
      class="key same-people"
      data-do="go-on"
      onClick={() => {
        $id.set(running.id);
        goOn();
      }}
    >
      <span class="wraps">
        {label}
        <small>{playersOf(running).join(', ')}</small>
      </span>
    </button>
  );
}
