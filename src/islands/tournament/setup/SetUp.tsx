import { useMemo } from 'preact/hooks';
import { DEFAULT_TOURNAMENT_READINGS } from '../../../games/tournament/rulings.ts';
import { PLAYERS_MOST } from '../../../games/tournament/tournament-setup.ts';
import { HOUSE_RULES_OF } from '../../../log/house-rules-of.ts';
import { TOURNAMENT_DRAFT } from '../../../log/tournament-draft.ts';
import { useSettings } from '../../shared/use-settings.ts';
import { SetupFrame } from '../../shell/SetupFrame.tsx';
import type { SetUpProps } from '../../shell/table.ts';
import { useTournament } from '../table.ts';
import { FormatPart } from './FormatPart.tsx';
import { freshSetup } from './fresh.ts';
import { OfPart } from './OfPart.tsx';
import { setupOf, tournamentProblemInWords, tournamentProblems } from './problems.ts';

/** The set-up of a tournament: who plays, what, and by which format. */
export function SetUp(props: SetUpProps) {
  const { words } = useTournament();
  const own = useSettings(HOUSE_RULES_OF.tournament);
  const fresh = useMemo(() => freshSetup(own), [own]);
  return (
    <SetupFrame
      {...props}
      words={words.setup}
      drafts={TOURNAMENT_DRAFT}
      fresh={fresh}
      most={PLAYERS_MOST}
      defaults={DEFAULT_TOURNAMENT_READINGS}
      own={own}
      problems={tournamentProblems}
      inWords={(problem, draft) => tournamentProblemInWords(problem, draft, words)}
      kept={setupOf}
      parts={(desk) => <FormatPart {...desk} />}
      folds={(desk) => <OfPart {...desk} />}
    />
  );
}
