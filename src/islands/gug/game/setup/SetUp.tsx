import { useMemo, useState } from 'preact/hooks';
import { drawClosed } from '../../../../games/gug/closed-draw.ts';
import { $currentGame, newestGame } from '../../../../log/current.ts';
import { openNotice } from '../../../../log/first-notice.ts';
import { startGame } from '../../../../log/games.ts';
import { $houseRules } from '../../../../log/house-rules.ts';
import { $setupDraft, changeDraft, forgetDraft, keepSetupDraft, openSetupDraft } from '../../../../log/setup-draft.ts';
import { useStartElsewhere } from '../../../shared/setup/use-start-elsewhere.ts';
import { useStore } from '../../../shared/use-store.ts';
import { NEWEST_BOARD } from '../../boards.ts';
import { usePanel } from '../../panel-context.ts';
import { useGameWords } from '../game-context.ts';
import { goTo } from './FirstProblem.tsx';
import { freshDraft } from './fresh-draft.ts';
import { problemsOf } from './problems.ts';
import { type Part, SetupContext, type SetupDesk } from './setup-context.ts';
import { setupOf } from './setup-of.ts';
import { StartBar } from './StartBar.tsx';
import { TableStep } from './TableStep.tsx';
import { useBoard } from './use-board.ts';
import { useSetupTable } from './use-setup-table.ts';
import { useWorksHands } from './use-works-hands.ts';
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
  });
  const { network: shown, setMode } = usePanel();
  const words = useGameWords();
  const houseRules = useStore($houseRules);
  const kept = useStore($setupDraft);
  const [part, show] = useState<Part>();
  const [hasTried, setTried] = useState(false);

  const draft = useMemo(() => kept ?? freshDraft(NEWEST_BOARD, houseRules), [kept, houseRules]);
  const wanted = useBoard(draft.board);
  // The board on the screen follows the draft's once that is there.
  const network = shown.board.id === draft.board ? shown : undefined;
  const { closed } = draft;
  const drawn = useMemo(
    () => (closed && network ? drawClosed(network, closed.wish, closed.seed) : null),
    [closed, network],
  );
  const problems = useMemo(() => problemsOf(draft, network, drawn), [draft, network, drawn]);
  const change: SetupDesk['change'] = (changed, label, stroke) => {
    const now = $setupDraft.get() ?? draft;
    changeDraft({ ...now, ...(typeof changed === 'function' ? changed(now) : changed) }, label, stroke);
  };
  const works = useWorksHands({ words, draft, change, part, show });
  useSetupTable(draft, drawn, wanted.board !== undefined, works.picked);

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
    <SetupContext.Provider value={{ words, draft, change, drawn, problems, hasTried, part, show }}>
      <section
        class="setup"
        data-step={part === 'works' ? 'works' : 'table'}
        tabIndex={-1}
        aria-label={words.setup.heading}
      >
        {part === 'works' ? <WorksStep {...works} /> : <TableStep board={wanted} />}
        <StartBar start={start} />
      </section>
    </SetupContext.Provider>
  );
}
