import { useMemo, useState } from 'preact/hooks';
import { DEFAULT_TABLE_RULINGS } from '../../../games/gools/rulings.ts';
import { type GoolsSetup, PLAYERS_MOST } from '../../../games/gools/setup.ts';
import { $currentGools } from '../../../log/current-gools.ts';
import { openNotice } from '../../../log/first-notice.ts';
import { startGame } from '../../../log/games.ts';
import {
  $goolsDraft,
  $goolsPast,
  changeGoolsDraft,
  forgetGoolsDraft,
  undoGoolsDraft,
} from '../../../log/gools-draft.ts';
import { FirstNotice } from '../../shared/FirstNotice.tsx';
import { emptyChairs } from '../../shared/setup/chairs.ts';
import { ChairsPart } from '../../shared/setup/ChairsPart.tsx';
import { seatOf } from '../../shared/setup/problems.ts';
import { RulingsFold } from '../../shared/setup/RulingsFold.tsx';
import { SetupPage } from '../../shared/setup/SetupPage.tsx';
import { StartBar } from '../../shared/setup/StartBar.tsx';
import { useReadings } from '../../shared/setup/use-readings.ts';
import { useSetupDraft } from '../../shared/setup/use-setup-draft.ts';
import { useStart } from '../../shared/setup/use-start.ts';
import { showScreen } from '../../shared/show-screen.ts';
import { AllRulings } from '../AllRulings.tsx';
import { ClauseSheet } from '../ClauseSheet.tsx';
import { ClauseTag } from '../ClauseTag.tsx';
import { RULING_IDS } from '../RulingChoices.tsx';
import { useGools } from '../texts-context.ts';
import { goolsProblemInWords, goolsProblems, setupOf } from './problems.ts';
import { SamePeople } from './SamePeople.tsx';
import { useHouseRules } from './use-house-rules.ts';

interface SetUpProps {
  /** Back to the evening that is on the table; undefined where none is. */
  back: (() => void) | undefined;
  /** Shows the game that another tab has just started, and says whether one has. */
  startedElsewhere: () => boolean;
}

/** The set-up of an evening: names and go; how the table reads the rules has a default, and stands folded below. */
export function SetUp({ back, startedElsewhere }: SetUpProps) {
  // Before anything is drawn, so that nothing blinks.
  useState(openNotice);
  const { words, rulings: texts } = useGools();
  const { setup: text, shared } = words.table;
  const houseRules = useHouseRules();
  const fresh: GoolsSetup = useMemo(() => ({ players: emptyChairs(), rulings: houseRules }), [houseRules]);
  const desk = useSetupDraft({ $draft: $goolsDraft, change: changeGoolsDraft }, fresh);
  const { draft, change } = desk;
  const problems = useMemo(() => goolsProblems(draft), [draft]);
  const { hasTried, start } = useStart('gools', problems, () => {
    if (startedElsewhere()) return;
    const { id } = startGame({ game: 'gools', name: '', setup: setupOf(draft) });
    forgetGoolsDraft();
    $currentGools.set(id);
    showScreen('gools-now');
  });
  const inWords = (problem: (typeof problems)[number]) => goolsProblemInWords(problem, draft, words.table);
  const inTheWay = hasTried ? problems[0] : undefined;
  const { readAll, choices } = useReadings(desk, shared.setup.undo.rulings);
  return (
    <>
      <SetupPage game="gools" heading={text.heading} back={back && { label: shared.setup.back, press: back }}>
        <FirstNotice words={text.notice} />
        <SamePeople seat={(players) => change(() => ({ players }), shared.setup.same)} />
        <ChairsPart
          desk={{
            game: 'gools',
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
        <div class="setup-folds">
          <RulingsFold
            game="gools"
            words={shared}
            intro={text.rulingsIntro}
            ids={RULING_IDS}
            texts={texts}
            chosen={draft.rulings}
            defaults={DEFAULT_TABLE_RULINGS}
            own={houseRules}
            choose={readAll}
          >
            <AllRulings place="gools-setup" {...choices} />
          </RulingsFold>
        </div>
        <StartBar
          game="gools"
          words={shared}
          label={text.start}
          start={start}
          $past={$goolsPast}
          undo={undoGoolsDraft}
          problem={inTheWay}
        >
          {inTheWay && inWords(inTheWay)} {inTheWay?.kind === 'rule' && <ClauseTag clause={inTheWay.finding.clause} />}
        </StartBar>
      </SetupPage>
      <ClauseSheet place="setup" {...choices} />
    </>
  );
}
