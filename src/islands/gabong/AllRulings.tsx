import type { GabongReadings, GabongRulingId } from '../../games/gabong/match-readings.ts';
import { GABONG_RULINGS } from '../../games/gabong/rulings.ts';
import { RULING_IDS, RulingChoices } from './RulingChoices.tsx';

/** What a table can read in more ways than one. */
const CHOICES = RULING_IDS.filter((id) => GABONG_RULINGS[id].options.length > 1);

interface AllRulingsProps {
  /** Keeps the names of the radio buttons apart. */
  place: string;
  chosen: GabongReadings;
  choose: (ruling: GabongRulingId, option: string) => void;
}

/** All that a table may read in its own way. */
export function AllRulings(props: AllRulingsProps) {
  return <RulingChoices ids={CHOICES} {...props} />;
}
