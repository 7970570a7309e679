import { useState } from 'preact/hooks';
import type { Outcome } from '../../../games/tournament/tournament-events.ts';
import { tellerOf } from '../play/teller.ts';
import { Sheet } from '../Sheet.tsx';
import { useTable } from '../table-context.ts';
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
  const { layers, play, say } = table;
  const step = resultStep(table.fold, layer, game);
  const [isMending, setMending] = useState(false);
  const view = layers[layer]?.games[game];
  const leave = () => {
    // What was refused of this game is nothing to the table.
    say(undefined);
    close();
  };
  const put = (outcome: Outcome, from: string | null) => {
    const event = { kind: 'result', layer, game, ...outcome, from } as const;
    if (play(event, isMending && step ? step.play.id : null)) close();
  };
  if (!view) return null;
  return (
    <Sheet title={tellerOf(table).game(layer, game)} close={leave}>
      {view.is === 'to-play' || isMending ? (
        <FinishEntry present={view.present} from={view.from} put={put} />
      ) : (
        <FinishShown view={view} mend={step && (() => setMending(true))} />
      )}
    </Sheet>
  );
}
