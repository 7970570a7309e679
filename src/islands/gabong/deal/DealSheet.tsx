import { useState } from 'preact/hooks';
import type { GabongEventOf } from '../../../games/gabong/match-events.ts';
import { stageOf } from '../../../games/gabong/match-standing.ts';
import { fill } from '../../../i18n/fill.ts';
import { focusLater } from '../../shared/focus-later.ts';
import { Sheet } from '../Sheet.tsx';
import { useTable } from '../table-context.ts';
import type { DealStep } from './deal-step.ts';
import { DealHands } from './DealHands.tsx';
import { MendDeal } from './MendDeal.tsx';

interface DealSheetProps {
  /** The entry of its play. */
  entry: string;
  /** As far as mending it had come before the table was asked. */
  mended?: GabongEventOf<'deal'>;
  close: () => void;
}

const READ_KEYS = 'gabong-deal-keys';

/** A deal that has been counted: every hand with its arithmetic, to be mended or taken out. */
export function DealSheet({ entry, mended, close }: DealSheetProps) {
  const { words, fold, say } = useTable();
  const [mends, setMends] = useState(mended !== undefined);
  const step = fold.steps.find(({ play }) => play.id === entry);
  // Another tab may have taken it back.
  if (step?.play.event.kind !== 'deal') return null;
  const deal: DealStep = { entry, before: step.before, event: step.play.event };
  const stage = stageOf(step.before);
  const { sheet } = words.deal;
  const leave = () => {
    say(undefined);
    setMends(false);
    focusLater(READ_KEYS);
  };
  return (
    <Sheet
      title={stage.is === 'deal' ? fill(sheet.title, { number: stage.number }) : sheet.extra}
      close={() => {
        say(undefined);
        close();
      }}
    >
      {mends ? (
        <MendDeal deal={deal} from={mended ?? deal.event} leave={leave} />
      ) : (
        <DealHands id={READ_KEYS} deal={deal} mend={() => setMends(true)} close={close} />
      )}
    </Sheet>
  );
}
