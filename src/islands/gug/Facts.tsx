import { INHIBITIONS } from '../../games/gug/ledger.ts';
import { $ledger, $situation } from './session.ts';
import type { Question } from './asking.ts';
import { DieFace } from './DieFace.tsx';
import { focusLater } from '../shared/focus-later.ts';
import { useStore } from '../shared/use-store.ts';
import { placeOf, showPart } from './focus.ts';
import { LineBadge } from './LineBadge.tsx';
import { usePanel } from './panel-context.ts';
import { Said } from './Said.tsx';

/** What was said so far; each can be said anew. */
export function Facts() {
  const { words, names, question, ask } = usePanel();
  const { position, dice } = useStore($situation);
  const ledger = useStore($ledger);
  const { panel } = words;
  const at = position ? names.station(position.at) : '–';
  const came = position?.came;
  const isReady = position !== null && dice.length > 0;
  const say = ({ detail }: MouseEvent, asks: Question) => {
    ask(asks);
    // Who pressed a key of the keyboard goes on with one; a thumb would only see its letters come up.
    if (detail === 0) focusLater(placeOf(asks));
  };
  const key = (asks: Question, className = '') => ({
    type: 'button' as const,
    class: `fact ${className}`,
    'aria-pressed': question === asks,
    onClick: (event: MouseEvent) => say(event, question === asks && isReady ? 'route' : asks),
  });
  const cameBy = came ? names.sentence(panel.ask.cameBy, { station: came.from, line: came.by }) : panel.ask.start;
  const legal = ledger?.faults.filter((faults) => faults.length === 0) ?? [];
  const dropped = `${legal.length}/${INHIBITIONS}`;
  return (
    <div class="facts">
      <button {...key('at', 'fact-at')}>
        <Said words={`${panel.ask.stand} ${at}`}>
          <svg class="here-sign" viewBox="0 0 24 24">
            <circle cx="12" cy="12" r="8" />
          </svg>
          <span class="fact-name">{at}</span>
        </Said>
      </button>
      <button
        {...key('came', 'fact-came')}
        aria-disabled={!position}
        onClick={(event) => position && say(event, 'came')}
      >
        <Said words={`${panel.ask.came} ${cameBy}`}>
          {came && <LineBadge line={came.by} />}
          <span class="fact-name">{came ? names.station(came.from) : position ? panel.ask.start : '–'}</span>
        </Said>
      </button>
      <button {...key('die', 'fact-die')}>
        <Said words={`${panel.ask.die} ${dice.join(', ')}`}>
          {dice.length > 0 ? dice.map((eyes, index) => <DieFace key={index} eyes={eyes} />) : <DieFace eyes={0} />}
        </Said>
      </button>
      <button type="button" class="fact fact-drops" onClick={() => showPart('gug-ledger')}>
        <Said words={`${panel.ledger.heading} ${dropped}`}>{dropped}</Said>
      </button>
    </div>
  );
}
