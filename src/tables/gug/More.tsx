import { useEffect, useState } from 'preact/hooks';
import { emptySituation } from '../../games/gug/situation.ts';
import planStyles from '../../styles/plan.css?url';
import { Fetched } from '../../ui/Fetched.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { withStyleSheet } from '../../ui/style-sheet.ts';
import { useStore } from '../../ui/use-store.ts';
import { EndsList } from './EndsList.tsx';
import { LedgerPanel } from './LedgerPanel.tsx';
import { ShareButton } from './ShareButton.tsx';
import { StationList } from './StationList.tsx';
import { FoldedPart, WorksPanel } from './WorksPanel.tsx';
import { startOver } from './asking.ts';
import { BOARD_IDS, type BoardId, bringBoard } from './boards.ts';
import { usePanel } from './panel-context.ts';
import { $situation, change } from './session.ts';

/** Below the map: the same as a list, the drops, and the house rules. */
export function More() {
  return (
    <div class="more" id="gug-more" tabIndex={-1}>
      <EndsList />
      <PlanPart />
      <LedgerPanel />
      <StationList />
      <RulingsPanel />
      <WorksPanel />
      <BoardChoice />
      <ShareButton />
    </div>
  );
}

const PLAN_WORDS = {
  en: () => import('../../i18n/gug-plan/en.ts').then(({ GUG_PLAN_EN }) => GUG_PLAN_EN),
  nb: () => import('../../i18n/gug-plan/nb.ts').then(({ GUG_PLAN_NB }) => GUG_PLAN_NB),
} as const;

/** Who opens a link and asks nothing else for so long wonders where to go. Milliseconds. */
const PONDERED = 4_000;

/** Where to go, and what the die is worth: fetched when somebody wants to know. */
function PlanPart() {
  const { words, lang } = usePanel();
  const { position, route, goal } = useStore($situation);
  const [isOpen, setOpen] = useState(goal !== undefined);
  const [isLink] = useState(position !== null && route.length === 0);
  const { plan, trouble } = words.panel;
  useEffect(() => {
    if (!isLink) return undefined;
    const timer = setTimeout(() => setOpen(true), PONDERED);
    return () => clearTimeout(timer);
  }, []);
  const loadPlan = async () => {
    const [{ Plan }, planWords] = await Promise.all([
      import('./Plan.tsx'),
      PLAN_WORDS[lang](),
      withStyleSheet(planStyles),
    ]);
    return () => <Plan words={planWords} />;
  };
  return (
    <section class="part" id="gug-plan">
      <Fold isOpen={isOpen} toggle={() => setOpen(!isOpen)} title={plan.heading} isHeading>
        <Fetched load={loadPlan} trouble={trouble.part} again={trouble.again} />
      </Fold>
    </section>
  );
}

const load = () => import('./RulingsList.tsx').then(({ RulingsList }) => RulingsList);

/** The house rules, folded away. */
function RulingsPanel() {
  const { heading } = usePanel().words.panel.rulings;
  return (
    <section class="part" id="gug-house-rules" tabIndex={-1}>
      <FoldedPart heading={heading} startsOpen={false} load={load} />
    </section>
  );
}

/** Another board, which is fetched when it is asked for; and a fresh start on this one. */
function BoardChoice() {
  const { words, ask } = usePanel();
  const situation = useStore($situation);
  const [isMissing, setMissing] = useState(false);
  const { panel } = words;
  const choose = async (id: BoardId) => {
    const board = await bringBoard(id);
    setMissing(!board);
    if (!board) return;
    change(emptySituation(id), panel.ask.boards[id]);
    ask('at');
  };
  return (
    <section class="part">
      <fieldset>
        <legend>{panel.ask.board}</legend>
        <div class="row">
          {BOARD_IDS.map((id) => (
            <label key={id} class="count">
              <input type="radio" name="gug-board" checked={situation.board === id} onChange={() => void choose(id)} />
              <span>{panel.ask.boards[id]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {isMissing && <p role="alert">{panel.trouble.board}</p>}
      <button
        type="button"
        class="key wide"
        onClick={() => {
          change(startOver(situation), panel.route.startOver);
          ask('at');
        }}
      >
        {panel.route.startOver}
      </button>
    </section>
  );
}
