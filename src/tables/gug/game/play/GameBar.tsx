import { redoOf } from '../../../../games/shared/played.ts';
import { fill } from '../../../../i18n/fill.ts';
import { $past, $situation } from '../../session.ts';
import { RedoKey, UndoKey } from '../../../../ui/UndoKey.tsx';
import { useStore } from '../../../../ui/use-store.ts';
import { undoName } from '../../../shell/steps.ts';
import { ListKey } from '../../ListKey.tsx';
import { usePanel } from '../../panel-context.ts';
import { $requestedTab } from '../book-tab.ts';
import { useGame } from '../game-context.ts';
import { backToTurn, redo, takeBack } from '../game-session.ts';
import { useCalled } from './called.ts';
import { usePlay } from './play-context.ts';
import { playsOfTurn } from './turn-plays.ts';
import { undoInTurn } from './undo-in-turn.ts';

interface GameBarProps {
  /** Whether a route is being tapped: its steps are undone before any event is. */
  isRouting: boolean;
}

/** Undo at its place, bottom left, with what it will undo; redo, the turn's start, and the table. */
export function GameBar({ isRouting }: GameBarProps) {
  const { names, undo } = usePanel();
  const { words, saved, fold, state } = useGame();
  const { open } = usePlay();
  const called = useCalled();
  const [lastChange] = useStore($past);
  const { route } = useStore($situation);
  const { undo: text, table } = words.play;

  const nameOf = (ids: readonly string[] | undefined) => undoName(saved.events, ids, called.event, text);
  const step = route.at(-1);
  const change = isRouting ? (lastChange?.label ?? (step && names.station(step.to))) : undefined;
  const { main, others } = undoInTurn(saved.events, fold.steps, state);
  const last = change ?? nameOf(main);
  const drunk = nameOf(others);
  const again = nameOf(redoOf(saved.events));
  const ofTurn = playsOfTurn(fold.steps, state);
  const inTurn = ofTurn.length;
  const undoes = last === undefined ? text.nothing : fill(text.last, { what: last });
  return (
    <div class="bar">
      {again !== undefined && <RedoKey label={fill(text.redo, { what: again })} press={redo} />}
      <UndoKey label={undoes} isIdle={last === undefined} press={undo} />
      {others && drunk !== undefined && (
        <button
          type="button"
          class="key"
          data-do="undo-others"
          aria-label={fill(text.last, { what: drunk })}
          title={fill(text.last, { what: drunk })}
          onClick={() => takeBack(others)}
        >
          <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 4h8l-1.5 16h-5ZM22 9h-4.5M20 6.5 17.5 9l2.5 2.5" />
          </svg>
        </button>
      )}
      {(inTurn > 1 || (inTurn === 1 && isRouting && route.length > 0)) && (
        <button
          type="button"
          class="key"
          data-do="turn-start"
          aria-label={text.turn}
          title={text.turn}
          onClick={() => backToTurn(ofTurn)}
        >
          <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 5v14M19 6l-9 6 9 6Z" />
          </svg>
        </button>
      )}
      <button type="button" class="key" data-do="table" aria-haspopup="dialog" onClick={() => open({ kind: 'table' })}>
        {table.key}
      </button>
      <ListKey press={() => $requestedTab.set('map')} />
    </div>
  );
}
