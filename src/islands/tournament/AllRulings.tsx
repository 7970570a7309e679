import {
  TOURNAMENT_RULINGS,
  type TournamentReadings,
  type TournamentRulingId,
} from '../../games/tournament/rulings.ts';
import { RulingFolds } from '../shared/RulingFolds.tsx';
import { useTournament } from './texts-context.ts';

export const RULING_IDS = Object.keys(TOURNAMENT_RULINGS) as readonly TournamentRulingId[];

export interface RulingChoices {
  readonly chosen: TournamentReadings;
  readonly choose: (ruling: TournamentRulingId, option: string) => void;
}

/** Gaps of the rules on tournaments, and how this table reads them. @param place - keeps the radio buttons apart. */
export function AllRulings({ place, ...choices }: RulingChoices & { place: string }) {
  const { words, rulings } = useTournament();
  return (
    <RulingFolds
      ids={RULING_IDS}
      place={place}
      forms={TOURNAMENT_RULINGS}
      texts={rulings}
      words={words.shared.rulings}
      {...choices}
    />
  );
}
