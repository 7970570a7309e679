import { linesHere } from '../../../../games/shared/seating.ts';
import { fill } from '../../../../i18n/fill.ts';
import { $past, $situation } from '../../session.ts';
import { useStore } from '../../../../ui/use-store.ts';
import { type OwnUndo, TableBar } from '../../../shell/TableFrame.tsx';
import { undoName } from '../../../shell/steps.ts';
import { ListKey } from '../../ListKey.tsx';
import { usePanel } from '../../panel-context.ts';
import { $requestedTab } from '../book-tab.ts';
import { backToTurn } from '../game-actions.ts';
import { useGame, useTable } from '../game-context.ts';
import { useCalled } from './called.ts';
import { mainDue, playsSinceRoll } from './turn-plays.ts';
import { undoInTurn } from './undo-in-turn.ts';

/** The steps of a route that is being tapped are undone before any event is. */
function useRouteUndo(): OwnUndo | undefined {
  const { names, undo } = usePanel();
  const { due } = useGame();
  const [lastChange] = useStore($past);
  const step = useStore($situation).route.at(-1);
  const what = lastChange?.label ?? (step && names.station(step.to));
  return what === undefined || mainDue(due).kind !== 'move' ? undefined : { what, press: undo };
}

/** The bar of every table; between undo and the table: what others did since, the turn's start, and the stations. */
export function GameBar() {
  const { words, saved, game, reduction, state, due } = useGame();
  const isRouting = mainDue(due).kind === 'move';
  const { takeBack } = useTable();
  const called = useCalled();
  const { route } = useStore($situation);
  const { undo: text } = words.play;
  const { others } = undoInTurn(saved.events, reduction.steps, state);
  const drunk = undoName(linesHere(game, reduction.came, saved.events), others, called.event, text);
  const sinceRoll = playsSinceRoll(reduction.steps, state);
  return (
    <TableBar useOwnUndo={useRouteUndo}>
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
      {(sinceRoll.length > 0 || (isRouting && route.length > 0)) && (
        <button
          type="button"
          class="key"
          data-do="turn-start"
          aria-label={text.turn}
          title={text.turn}
          onClick={() => backToTurn(sinceRoll)}
        >
          <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 5v14M19 6l-9 6 9 6Z" />
          </svg>
        </button>
      )}
      <ListKey press={() => $requestedTab.set('map')} />
    </TableBar>
  );
}
