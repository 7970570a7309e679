import { TABLE_RULINGS, type TableRulingId, type TableRulings } from '../../games/gools/rulings.ts';
import { RulingFolds } from '../shared/RulingFolds.tsx';
import { useGools } from './texts-context.ts';

export const RULING_IDS = Object.keys(TABLE_RULINGS) as readonly TableRulingId[];

interface RulingChoicesProps {
  ids: readonly TableRulingId[];
  place: string;
  chosen: TableRulings;
  choose: (ruling: TableRulingId, option: string) => void;
}

/** Gaps of the two rule books, and how this table reads them. */
export function RulingChoices(props: RulingChoicesProps) {
  const { words, rulings } = useGools();
  return <RulingFolds {...props} forms={TABLE_RULINGS} texts={rulings} words={words.table.shared.rulings} />;
}
