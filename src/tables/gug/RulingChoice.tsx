import { GUG_RULINGS, type RulingId } from '../../games/gug/rulings.ts';
import { RulingFold } from '../../ui/RulingFold.tsx';
import { useStore } from '../../ui/use-store.ts';
import { usePanel } from './panel-context.ts';
import { $session } from './session.ts';
import { chooseReading } from './settings.ts';

interface RulingChoiceProps {
  id: RulingId;
  /** Keeps the names of the radio buttons apart where a ruling stands twice on the page. */
  place: string;
  onChoose?: () => void;
}

/** One gap of the rule book, read by the game on the table, or else by the phone. */
export function RulingChoice({ id, place, onChoose }: RulingChoiceProps) {
  const { words, rulings, network } = usePanel();
  const { controller } = useStore($session);
  return (
    <RulingFold
      id={id}
      place={place}
      ruling={rulings[id]}
      keys={GUG_RULINGS[id].options}
      chosen={network.rulings[id]}
      words={words.panel.rulings}
      choose={(key) => {
        onChoose?.();
        (controller?.chooseReading ?? chooseReading)(id, key, `${id} ${rulings[id].title}`);
      }}
    />
  );
}
