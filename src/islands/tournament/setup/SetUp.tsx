import { useMemo } from 'preact/hooks';
import { DEFAULT_TOURNAMENT_READINGS } from '../../../games/tournament/rulings.ts';
import { PLAYERS_MOST } from '../../../games/tournament/tournament-setup.ts';
import { $currentTournament } from '../../../log/current-tournament.ts';
import { startGame } from '../../../log/games.ts';
import { HOUSE_RULES_OF } from '../../../log/house-rules-of.ts';
import {
  $tournamentDraft,
  $tournamentPast,
  changeTournamentDraft,
  forgetTournamentDraft,
  undoTournamentDraft,
} from '../../../log/tournament-draft.ts';
import { ChairsPart } from '../../shared/setup/ChairsPart.tsx';
import { seatOf } from '../../shared/setup/problems.ts';
import { RulingsFold } from '../../shared/setup/RulingsFold.tsx';
import { SetupPage } from '../../shared/setup/SetupPage.tsx';
import { StartBar } from '../../shared/setup/StartBar.tsx';
import { useReadings } from '../../shared/setup/use-readings.ts';
import { useSetupDraft } from '../../shared/setup/use-setup-draft.ts';
import { useStart } from '../../shared/setup/use-start.ts';
import { showScreen } from '../../shared/show-screen.ts';
import { useSettings } from '../../shared/use-settings.ts';
import { AllRulings, RULING_IDS } from '../AllRulings.tsx';
import { ClauseSheet } from '../ClauseSheet.tsx';
import { ClauseTag } from '../ClauseTag.tsx';
import { useTournament } from '../texts-context.ts';
import { FormatPart } from './FormatPart.tsx';
import { freshSetup } from './fresh.ts';
import { OfPart } from './OfPart.tsx';
import { setupOf, tournamentProblemInWords, tournamentProblems } from './problems.ts';
import type { TournamentSetupDesk } from './setup-desk.ts';

interface SetUpProps {
  /** Back to the tournament that is on the table; undefined where none is. */
  back: (() => void) | undefined;
  /** Shows the game that another tab has just started, and says whether one has. */
  startedElsewhere: () => boolean;
}

/** The set-up of a tournament: who plays, what, and by which format. */
export function SetUp({ back, startedElsewhere }: SetUpProps) {
  const { words, rulings } = useTournament();
  const { setup: text, shared } = words;
  const houseRules = useSettings(HOUSE_RULES_OF.tournament);
  const fresh = useMemo(() => freshSetup(houseRules), [houseRules]);
  const desk: TournamentSetupDesk = useSetupDraft({ $draft: $tournamentDraft, change: changeTournamentDraft }, fresh);
  const { draft, change } = desk;
  const problems = useMemo(() => tournamentProblems(draft), [draft]);
  const { hasTried, start } = useStart('tournament', problems, () => {
    if (startedElsewhere()) return;
    const { id } = startGame({ game: 'tournament', name: '', setup: setupOf(draft) });
    forgetTournamentDraft();
    $currentTournament.set(id);
    showScreen('tournament-now');
  });
  const inWords = (problem: (typeof problems)[number]) => tournamentProblemInWords(problem, draft, words);
  const inTheWay = hasTried ? problems[0] : undefined;
  const { readAll, choices } = useReadings(desk, shared.setup.undo.rulings);
  return (
    <>
      <SetupPage game="tournament" heading={text.heading} back={back && { label: shared.setup.back, press: back }}>
        <ChairsPart
          desk={{
            game: 'tournament',
            words: shared.setup,
            chairs: draft.players,
            most: PLAYERS_MOST,
            change: (changed, label, stroke) => change(({ players }) => ({ players: changed(players) }), label, stroke),
            fault: (at) => {
              const problem = problems.find((each) => seatOf(each) === at);
              return problem && inWords(problem);
            },
            hasTried,
          }}
          heading={text.players}
          order={text.order}
        />
        <FormatPart {...desk} />
        <div class="setup-folds">
          <OfPart {...desk} />
          <RulingsFold
            game="tournament"
            words={shared}
            intro={text.rulingsIntro}
            ids={RULING_IDS}
            texts={rulings}
            chosen={draft.rulings}
            defaults={DEFAULT_TOURNAMENT_READINGS}
            own={houseRules}
            choose={readAll}
          >
            <AllRulings place="tournament-setup" {...choices} />
          </RulingsFold>
        </div>
        <StartBar
          game="tournament"
          words={shared}
          label={text.start}
          start={start}
          $past={$tournamentPast}
          undo={undoTournamentDraft}
          problem={inTheWay}
        >
          {inTheWay && inWords(inTheWay)} {inTheWay?.kind === 'rule' && <ClauseTag clause={inTheWay.finding.clause} />}
        </StartBar>
      </SetupPage>
      <ClauseSheet place="setup" {...choices} />
    </>
  );
}
