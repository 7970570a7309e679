import { useMemo } from 'preact/hooks';
import { DEFAULT_GABONG_READINGS } from '../../../games/gabong/match-readings.ts';
import { PLAYERS_MOST } from '../../../games/gabong/match-setup.ts';
import { GABONG_DRAFT } from '../../../log/gabong-draft.ts';
import { HOUSE_RULES_OF } from '../../../log/house-rules-of.ts';
import { endOfGabong } from '../../../log/played-gabong.ts';
import { useSettings } from '../../shared/use-settings.ts';
import { SetupFrame } from '../../shell/SetupFrame.tsx';
import type { SetUpProps } from '../../shell/table.ts';
import { useGabong } from '../table.ts';
import { CountingPart } from './CountingPart.tsx';
import { EndsPart } from './EndsPart.tsx';
import { freshSetup, setupAgain } from './fresh.ts';
import { MasterMark } from './MasterMark.tsx';
import { MasterPart } from './MasterPart.tsx';
import { PacksPart } from './PacksPart.tsx';
import { withPlayers } from './players.ts';
import { gabongProblemInWords, gabongProblems, setupOf } from './problems.ts';

/** The set-up of a round: names, the GM, and go; all that it is counted by has a default, and stands folded below. */
export function SetUp(props: SetUpProps) {
  const panel = useGabong();
  const { setup: text } = panel.words;
  const own = useSettings(HOUSE_RULES_OF.gabong);
  const fresh = useMemo(() => freshSetup(own), [own]);
  return (
    <SetupFrame
      {...props}
      words={text}
      drafts={GABONG_DRAFT}
      fresh={fresh}
      most={PLAYERS_MOST}
      defaults={DEFAULT_GABONG_READINGS}
      own={own}
      problems={gabongProblems}
      inWords={(problem, draft) => gabongProblemInWords(problem, draft, panel)}
      kept={setupOf}
      same={(last) => (last.game === 'gabong' ? setupAgain(endOfGabong(last).state) : undefined)}
      reseat={withPlayers}
      beside={({ draft, change }, at, called) => (
        <MasterMark
          called={called}
          isMaster={draft.master === at}
          choose={() => change(() => ({ master: at }), text.master.undo)}
        />
      )}
      parts={(desk) => <MasterPart {...desk} />}
      folds={(desk) => (
        <>
          <PacksPart {...desk} />
          <EndsPart {...desk} />
          <CountingPart {...desk} />
        </>
      )}
    />
  );
}
