import { useMemo } from 'preact/hooks';
import { DEFAULT_GABONG_READINGS } from '../../../games/gabong/match-readings.ts';
import { type GabongSetup, PLAYERS_MOST } from '../../../games/gabong/match-setup.ts';
import { $currentGabong } from '../../../log/current-gabong.ts';
import {
  $gabongDraft,
  $gabongPast,
  changeGabongDraft,
  forgetGabongDraft,
  undoGabongDraft,
} from '../../../log/gabong-draft.ts';
import { startGame } from '../../../log/games.ts';
import { HOUSE_RULES_OF } from '../../../log/house-rules-of.ts';
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
import { AllRulings } from '../AllRulings.tsx';
import { ClauseSheet } from '../ClauseSheet.tsx';
import { ClauseTag } from '../ClauseTag.tsx';
import { RULING_IDS } from '../RulingChoices.tsx';
import { useGabong } from '../texts-context.ts';
import { CountingPart } from './CountingPart.tsx';
import { EndsPart } from './EndsPart.tsx';
import { freshSetup } from './fresh.ts';
import { MasterMark } from './MasterMark.tsx';
import { MasterPart } from './MasterPart.tsx';
import { PacksPart } from './PacksPart.tsx';
import { withPlayers } from './players.ts';
import { gabongProblemInWords, gabongProblems, setupOf } from './problems.ts';
import { SamePeople } from './SamePeople.tsx';
import type { GabongSetupDesk } from './setup-desk.ts';

interface SetUpProps {
  /** Back to the round that is on the table; undefined where none is. */
  back: (() => void) | undefined;
  /** Shows the game that another tab has just started, and says whether one has. */
  startedElsewhere: () => boolean;
}

/** The set-up of a round: names, the GM, and go; all that it is counted by has a default, and stands folded below. */
export function SetUp({ back, startedElsewhere }: SetUpProps) {
  const panel = useGabong();
  const { setup: text, shared } = panel.words;
  const houseRules = useSettings(HOUSE_RULES_OF.gabong);
  const fresh: GabongSetup = useMemo(() => freshSetup(houseRules), [houseRules]);
  const desk: GabongSetupDesk = useSetupDraft({ $draft: $gabongDraft, change: changeGabongDraft }, fresh);
  const { draft, change } = desk;
  const problems = useMemo(() => gabongProblems(draft), [draft]);
  const { hasTried, start } = useStart('gabong', problems, () => {
    if (startedElsewhere()) return;
    const { id } = startGame({ game: 'gabong', name: '', setup: setupOf(draft) });
    forgetGabongDraft();
    $currentGabong.set(id);
    showScreen('gabong-now');
  });
  const inWords = (problem: (typeof problems)[number]) => gabongProblemInWords(problem, draft, panel);
  const inTheWay = hasTried ? problems[0] : undefined;
  const { readAll, choices } = useReadings(desk, shared.setup.undo.rulings);
  return (
    <>
      <SetupPage game="gabong" heading={text.heading} back={back && { label: shared.setup.back, press: back }}>
        <SamePeople take={(again) => change(() => again, shared.setup.same)} />
        <ChairsPart
          desk={{
            game: 'gabong',
            words: shared.setup,
            chairs: draft.players,
            most: PLAYERS_MOST,
            change: (changed, label, stroke) => change((now) => withPlayers(now, changed), label, stroke),
            fault: (at) => {
              const problem = problems.find((each) => seatOf(each) === at);
              return problem && inWords(problem);
            },
            hasTried,
            beside: (at, called) => (
              <MasterMark
                called={called}
                isMaster={draft.master === at}
                choose={() => change(() => ({ master: at }), text.master.undo)}
              />
            ),
          }}
          heading={text.players}
          order={text.order}
        />
        <MasterPart {...desk} />
        <div class="setup-folds">
          <PacksPart {...desk} />
          <EndsPart {...desk} />
          <CountingPart {...desk} />
          <RulingsFold
            game="gabong"
            words={shared}
            intro={text.rulingsIntro}
            ids={RULING_IDS}
            texts={panel.rulings}
            chosen={draft.rulings}
            defaults={DEFAULT_GABONG_READINGS}
            own={houseRules}
            choose={readAll}
          >
            <AllRulings place="gabong-setup" {...choices} />
          </RulingsFold>
        </div>
        <StartBar
          game="gabong"
          words={shared}
          label={text.start}
          start={start}
          $past={$gabongPast}
          undo={undoGabongDraft}
          problem={inTheWay}
        >
          {inTheWay && inWords(inTheWay)} {inTheWay?.kind === 'rule' && <ClauseTag clause={inTheWay.finding.clause} />}
        </StartBar>
      </SetupPage>
      <ClauseSheet place="setup" {...choices} />
    </>
  );
}
