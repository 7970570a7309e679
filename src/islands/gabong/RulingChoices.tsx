import type { GabongReadings, GabongRulingId } from '../../games/gabong/match-readings.ts';
import { GABONG_RULINGS } from '../../games/gabong/rulings.ts';
import { RulingFolds } from '../shared/RulingFolds.tsx';
import { useGabong } from './texts-context.ts';

export const RULING_IDS = Object.keys(GABONG_RULINGS) as readonly GabongRulingId[];

interface RulingChoicesProps {
  ids: readonly GabongRulingId[];
  /** Keeps the names of the radio buttons apart. */
  place: string;
  chosen: GabongReadings;
  choose: (ruling: GabongRulingId, option: string) => void;
}

/** Gaps of the rule book, and how this table reads them. */
export function RulingChoices(props: RulingChoicesProps) {
  const { words, rulings } = useGabong();
  return <RulingFolds {...props} forms={GABONG_RULINGS} texts={rulings} words={words.shared.rulings} />;
}
