import { useMemo, useState } from 'preact/hooks';
import { DEFAULT_TABLE_RULINGS } from '../../../games/gools/rulings.ts';
import { type GoolsSetup, PLAYERS_MOST } from '../../../games/gools/setup.ts';
import { openNotice } from '../../../log/first-notice.ts';
import { GOOLS_DRAFT } from '../../../log/gools-draft.ts';
import { HOUSE_RULES_OF } from '../../../log/house-rules-of.ts';
import { FirstNotice } from '../../shared/FirstNotice.tsx';
import { emptyChairs } from '../../shared/setup/chairs.ts';
import { useSettings } from '../../shared/use-settings.ts';
import { SetupFrame } from '../../shell/SetupFrame.tsx';
import type { SetUpProps } from '../../shell/table.ts';
import { useGools } from '../table.ts';
import { peopleOf } from './people.ts';
import { goolsProblemInWords, goolsProblems, setupOf } from './problems.ts';

/** The set-up of an evening: names and go; how the table reads the rules has a default, and stands folded below. */
export function SetUp(props: SetUpProps) {
  // Before anything is drawn, so that nothing blinks.
  useState(openNotice);
  const { words } = useGools();
  // As this phone's tables read the rules of both dice games.
  const gools = useSettings(HOUSE_RULES_OF.gools);
  const mini = useSettings(HOUSE_RULES_OF['three-man']);
  const fresh: GoolsSetup = useMemo(() => ({ players: emptyChairs(), rulings: { ...gools, ...mini } }), [gools, mini]);
  return (
    <SetupFrame
      {...props}
      words={words.setup}
      drafts={GOOLS_DRAFT}
      fresh={fresh}
      most={PLAYERS_MOST}
      defaults={DEFAULT_TABLE_RULINGS}
      own={fresh.rulings}
      problems={goolsProblems}
      inWords={(problem, draft) => goolsProblemInWords(problem, draft, words)}
      kept={setupOf}
      same={(last) => (last.game === 'gools' ? { players: peopleOf(last) } : undefined)}
      notice={<FirstNotice words={words.setup.notice} />}
    />
  );
}
