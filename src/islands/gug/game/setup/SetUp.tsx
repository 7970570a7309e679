import { useMemo, useState } from 'preact/hooks';
import { $currentGame, newestGame } from '../../../../log/current.ts';
import { openNotice } from '../../../../log/first-notice.ts';
import { startGame } from '../../../../log/games.ts';
import { $setupDraft, forgetDraft, keepSetupDraft, openSetupDraft } from '../../../../log/setup-draft.ts';
import { useStartElsewhere } from '../../../shared/setup/use-start-elsewhere.ts';
import { useStore } from '../../../shared/use-store.ts';
import { usePanel } from '../../panel-context.ts';
import { useGameWords } from '../game-context.ts';
import { goTo } from './FirstProblem.tsx';
import { problemsOf } from './problems.ts';
import { SetupContext } from './setup-context.ts';
import { setupOf } from './setup-of.ts';
import { $drawn, $place, $setup, $setupNetwork, changeSetup, show, startPlace } from './setup-session.ts';
import { StartBar } from './StartBar.tsx';
import { TableStep } from './TableStep.tsx';
import { useBoard } from './use-board.ts';
import { WorksStep } from './WorksStep.tsx';

const FOLLOWED = {
  $id: $currentGame,
  newest: newestGame,
  draft: { $draft: $setupDraft, keep: keepSetupDraft },
};

/** The set-up of a game: names and go; everything else has a default, and stands folded below. */
export function SetUp() {
  // Before anything is drawn, so that nothing blinks.
  useState(() => {
    openSetupDraft();
    openNotice();
    startPlace();
  });
  const { setMode } = usePanel();
  const words = useGameWords();
  const draft = useStore($setup);
  const network = useStore($setupNetwork);
  const drawn = useStore($drawn);
  const { part } = useStore($place);
  const [hasTried, setTried] = useState(false);
  const wanted = useBoard(draft.board);
  const problems = useMemo(() => problemsOf(draft, network, drawn), [draft, network, drawn]);

  const startedElsewhere = useStartElsewhere('gug', FOLLOWED, true, () => {
    setMode('game');
    // Another panel may be the one that is seen.
    if (location.hash === '#gug') scrollTo({ top: 0 });
  });

  const start = () => {
    if (startedElsewhere()) return;
    const setup = setupOf(draft, drawn);
    if (problems.length > 0 || !setup || !network) {
      setTried(true);
      if (problems[0]?.kind === 'name') goTo(problems[0], show);
      return;
    }
    const { rulings, sides, board } = draft;
    const { version } = network.board;
    const { id } = startGame({ game: 'gug', name: '', setup, rulings, sides, board: { id: board, version } });
    forgetDraft();
    $currentGame.set(id);
    setMode('game');
    scrollTo({ top: 0 });
  };
  return (
    <SetupContext.Provider value={{ words, draft, change: changeSetup, drawn, problems, hasTried, part, show }}>
      <section
        class="setup"
        data-step={part === 'works' ? 'works' : 'table'}
        tabIndex={-1}
        aria-label={words.setup.heading}
      >
        {part === 'works' ? <WorksStep /> : <TableStep board={wanted} />}
        <StartBar start={start} />
      </section>
    </SetupContext.Provider>
  );
}
