import { TABLE_RULINGS, type TableRulingId, type TableRulings } from '../../games/gools/rulings.ts';
import { RULING_IDS, RulingChoices } from './RulingChoices.tsx';
import { useGools } from './texts-context.ts';

/** Turns the smoking rules on: never suggested, and folded up where the others stand. */
const SMOKING = 'G7' satisfies TableRulingId;

/** What a table can read in more ways than one. */
const CHOICES = RULING_IDS.filter((id) => TABLE_RULINGS[id].options.length > 1 && id !== SMOKING);

interface AllRulingsProps {
  /** Keeps the names of the radio buttons apart. */
  place: string;
  chosen: TableRulings;
  choose: (ruling: TableRulingId, option: string) => void;
}

/** All that a table may read in its own way. */
export function AllRulings(props: AllRulingsProps) {
  const { setup } = useGools().words.table;
  return (
    <>
      <RulingChoices ids={CHOICES} {...props} />
      <details class="gools-smoking">
        <summary>{setup.smoking}</summary>
        <RulingChoices ids={[SMOKING]} {...props} />
      </details>
    </>
  );
}
