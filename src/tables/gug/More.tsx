import { useEffect, useState } from 'preact/hooks';
import { emptySituation } from '../../games/gug/situation.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { useStore } from '../../ui/use-store.ts';
import { FoldedPart, useLatePart } from './LatePart.tsx';
import { LedgerPanel } from './LedgerPanel.tsx';
import { PatternSwitch } from './PatternSwitch.tsx';
import { RadioKey } from './RadioKey.tsx';
import { ShareKey } from '../../ui/ShareKey.tsx';
import { StationList } from './StationList.tsx';
import { TicketPart } from './Ticket.tsx';
import { startOver } from './asking.ts';
import { BOARD_IDS, type BoardId, bringBoard } from './boards.ts';
import { usePanel } from './panel-context.ts';
import { $boardId, $situation, change } from './session.ts';

/** Below the map or in the column beside it: why the judge says so, the same as a list, the drops, and the house rules. */
export function More() {
  const { words } = usePanel();
  return (
    <div class="more ringless" id="gug-more" tabIndex={-1}>
      <TicketPart />
      <PlanPart />
      <LedgerPanel />
      <StationList />
      <RulingsPanel />
      <WorksPanel />
      <BoardChoice />
      <ShareKey data={() => ({ url: location.href })} words={words.panel.link} />
    </div>
  );
}

/** Who opens a link and touches nothing for so long wonders where to go. Milliseconds. */
const PONDERED = 4_000;

/** Where to go, and what the die is worth: fetched when somebody wants to know. */
function PlanPart() {
  const { plan } = usePanel().words.panel;
  const [isOpen, setOpen] = useState(() => $situation.get().goal !== undefined);
  const late = useLatePart('Plan');
  const [isLink] = useState(() => $situation.get().position !== null && $situation.get().route.length === 0);
  useEffect(() => {
    if (!isLink) return undefined;
    const timer = setTimeout(() => setOpen(true), PONDERED);
    // Who asks something else is not made to wait for a whole game as well.
    const stop = () => clearTimeout(timer);
    const touches = ['pointerdown', 'keydown'] as const;
    for (const touch of touches) addEventListener(touch, stop, { once: true, passive: true });
    return () => {
      stop();
      for (const touch of touches) removeEventListener(touch, stop);
    };
  }, []);
  return (
    <section class="part" id="gug-plan">
      <Disclosure isOpen={isOpen} toggle={() => setOpen(!isOpen)} title={plan.heading} isHeading>
        {late}
      </Disclosure>
    </section>
  );
}

/** The house rules, folded away. */
function RulingsPanel() {
  const { heading } = usePanel().words.panel.rulings;
  return (
    <section class="part ringless" id="gug-house-rules" tabIndex={-1}>
      <FoldedPart heading={heading} part="RulingsList" />
    </section>
  );
}

/** Another board, which is fetched when it is asked for; patterns on its lines; and a fresh start on this one. */
function BoardChoice() {
  const { words, ask } = usePanel();
  const shown = useStore($boardId);
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
            <RadioKey key={id} name="gug-board" isChosen={shown === id} choose={() => void choose(id)}>
              {panel.ask.boards[id]}
            </RadioKey>
          ))}
        </div>
      </fieldset>
      {isMissing && <p role="alert">{panel.trouble.board}</p>}
      <PatternSwitch />
      <button
        type="button"
        class="key wide"
        onClick={() => {
          change(startOver($situation.get()), panel.route.startOver);
          ask('at');
        }}
      >
        {panel.route.startOver}
      </button>
    </section>
  );
}

/** The works of the day, folded away while nothing is closed. */
function WorksPanel() {
  const { heading } = usePanel().words.panel.works;
  const { stations, stretches } = $situation.get().works;
  return (
    <section class="part">
      <FoldedPart heading={heading} startsOpen={stations.length + stretches.length > 0} part="WorksList" />
    </section>
  );
}
