import { useStore } from '@nanostores/preact';
import { useMemo, useState } from 'preact/hooks';
import type { GoolsSetup } from '../../../games/gools/setup.ts';
import { $currentGools } from '../../../log/current-gools.ts';
import { openNotice } from '../../../log/first-notice.ts';
import { startGame } from '../../../log/games.ts';
import { $goolsDraft, changeGoolsDraft, forgetGoolsDraft } from '../../../log/gools-draft.ts';
import { FirstNotice } from '../../shared/FirstNotice.tsx';
import { focusLater } from '../../shared/focus-later.ts';
import { ClauseSheet } from '../ClauseSheet.tsx';
import { useGools } from '../texts-context.ts';
import { emptyChairs } from './players.ts';
import { PlayersPart } from './PlayersPart.tsx';
import { problemsOf, setupOf } from './problems.ts';
import { RulingsPart } from './RulingsPart.tsx';
import { SamePeople } from './SamePeople.tsx';
import { type SetupDesk, SetupContext } from './setup-context.ts';
import { StartBar } from './StartBar.tsx';
import { useHouseRules } from './use-house-rules.ts';

interface SetUpProps {
  /** Back to the evening that is on the table; undefined where none is. */
  back: (() => void) | undefined;
}

/** The set-up of an evening: names and go; how the table reads the rules has a default, and stands folded below. */
export function SetUp({ back }: SetUpProps) {
  // Before anything is drawn, so that nothing blinks.
  useState(openNotice);
  const { setup: text } = useGools().words.table;
  const houseRules = useHouseRules();
  const kept = useStore($goolsDraft);
  const [hasTried, setTried] = useState(false);
  const draft: GoolsSetup = useMemo(() => kept ?? { players: emptyChairs(), rulings: houseRules }, [kept, houseRules]);
  const problems = useMemo(() => problemsOf(draft), [draft]);
  const change: SetupDesk['change'] = (changed, label, stroke) => {
    const now = $goolsDraft.get() ?? draft;
    changeGoolsDraft({ ...now, ...changed(now) }, label, stroke);
  };
  const start = () => {
    const [problem] = problems;
    if (problem) {
      setTried(true);
      if (problem.kind === 'name') focusLater(`gools-name-${problem.seat}`);
      return;
    }
    const { id } = startGame({ game: 'gools', name: '', setup: setupOf(draft) });
    forgetGoolsDraft();
    $currentGools.set(id);
    scrollTo({ top: 0 });
  };
  return (
    <SetupContext.Provider value={{ draft, change, problems, hasTried }}>
      <section class="setup gools-setup" id="gools-now" tabIndex={-1} aria-label={text.heading}>
        <header class="gools-setup-head">
          <h3>{text.heading}</h3>
          {back && (
            <button type="button" class="key" data-do="back" onClick={back}>
              {text.back}
            </button>
          )}
        </header>
        <FirstNotice words={text.notice} />
        <SamePeople />
        <PlayersPart />
        <RulingsPart />
        <StartBar start={start} />
      </section>
      <ClauseSheet
        place="setup"
        chosen={draft.rulings}
        choose={(ruling, option) => {
          change(({ rulings }) => ({ rulings: { ...rulings, [ruling]: option } }), text.undo.rulings);
        }}
      />
    </SetupContext.Provider>
  );
}
