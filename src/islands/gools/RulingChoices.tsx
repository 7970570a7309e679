import { TABLE_RULINGS, type TableRulingId, type TableRulings } from '../../games/gools/rulings.ts';
import { RulingFold } from '../shared/RulingFold.tsx';
import { useGools } from './texts-context.ts';

export const RULING_IDS = Object.keys(TABLE_RULINGS) as readonly TableRulingId[];

interface RulingChoicesProps {
  ids: readonly TableRulingId[];
  place: string;
  chosen: TableRulings;
  choose: (ruling: TableRulingId, option: string) => void;
}

/** Gaps of the two rule books, and how this table reads them. */
export function RulingChoices({ ids, place, chosen, choose }: RulingChoicesProps) {
  const { words, rulings } = useGools();
  return (
    <>
      {ids.map((id) => (
        <RulingFold
          key={id}
          id={id}
          place={place}
          ruling={rulings[id]}
          keys={TABLE_RULINGS[id].options}
          chosen={chosen[id]}
          words={words.table.shared.rulings}
          choose={(option) => choose(id, option)}
        />
      ))}
    </>
  );
}
