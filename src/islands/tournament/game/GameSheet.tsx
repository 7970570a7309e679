import type { Outcome } from '../../../games/tournament/tournament-events.ts';
import { correctKey } from '../../shell/steps.ts';
import { tellerOf } from '../play/teller.ts';
import { Sheet } from '../../shell/Clauses.tsx';
import { useTable } from '../table.ts';
import { resultStep } from './result-step.ts';
import { FinishEntry } from './FinishEntry.tsx';
import { FinishShown } from './FinishShown.tsx';

interface GameSheetProps {
  layer: number;
  game: number;
  close: () => void;
}

/** A game of the tournament: its result is put in, or read and mended. */
export function GameSheet({ layer, game, close }: GameSheetProps) {
  const table = useTable();
  const { layers, play, say, open } = table;
  const step = resultStep(table.fold, layer, game);
  const view = layers[layer]?.games[game];
  const leave = () => {
    // What was refused of this game is nothing to the table.
    say(undefined);
    close();
  };
  const put = (outcome: Outcome, from: string | null) => {
    const event = { kind: 'result', layer, game, ...outcome, from } as const;
    if (play(event)) close();
  };
  if (!view) return null;
  return (
    <Sheet title={tellerOf(table).game(layer, game)} close={leave}>
      {view.is === 'to-play' ? (
        <FinishEntry present={view.present} from={view.from} put={put} />
      ) : (
        <FinishShown
          view={view}
          correct={
            step && {
              id: correctKey(step.play.id),
              press: () => open({ kind: 'correct', entry: step.play.id, back: { kind: 'game', layer, game } }),
            }
          }
        />
      )}
    </Sheet>
  );
}
