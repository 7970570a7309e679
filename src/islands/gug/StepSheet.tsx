import { type LineId, OTHER_RAILWAYS, type OtherRailway } from '../../games/gug/board-data.ts';
import { fill } from '../../i18n/fill.ts';
import { $situation, change } from './session.ts';
import { useStore } from '../shared/use-store.ts';
import { changeStep, linesOfStep } from './asking.ts';
import { LineBadge } from './LineBadge.tsx';
import { usePanel } from './panel-context.ts';
import { Sheet } from './Sheet.tsx';

/** Other lines for one step: those that lead there, and the railways that may not be used. */
export function StepSheet({ index, close }: { index: number; close: () => void }) {
  const { words, names, network } = usePanel();
  const situation = useStore($situation);
  const step = situation.route[index];
  if (!step) return null;
  const choose = (line: LineId | OtherRailway) => {
    if (line !== step.line) change(changeStep(situation, index, line), names.line(line));
    close();
  };
  const option = (line: LineId | OtherRailway) => (
    <li key={line}>
      <button type="button" class="option" aria-pressed={line === step.line} onClick={() => choose(line)}>
        <LineBadge line={line} />
        {names.line(line)}
      </button>
    </li>
  );
  const title = fill(words.panel.route.step, {
    step: index + 1,
    line: names.line(step.line),
    station: names.station(step.to),
  });
  return (
    <Sheet title={title} close={close}>
      <h4>{words.panel.map.lines}</h4>
      <ul class="options">{linesOfStep(network, situation, index).map(option)}</ul>
      <h4>{words.panel.map.railways}</h4>
      <ul class="options">{OTHER_RAILWAYS.map(option)}</ul>
    </Sheet>
  );
}
