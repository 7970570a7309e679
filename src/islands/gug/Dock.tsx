import { AskCame } from './AskCame.tsx';
import { AskDie } from './AskDie.tsx';
import { AskStand } from './AskStand.tsx';
import { Bar } from './Bar.tsx';
import { Facts } from './Facts.tsx';
import { usePanel } from './panel-context.ts';
import { RouteSteps } from './RouteSteps.tsx';

const PARTS = { at: AskStand, came: AskCame, die: AskDie, route: RouteSteps } as const;

/** The controls at the thumb: what was said so far, the question that is open, and undo. */
export function Dock() {
  const { question, words } = usePanel();
  const { ask, route } = words.panel;
  const Part = PARTS[question];
  const headings = { at: ask.stand, came: ask.came, die: ask.die, route: route.heading };
  return (
    <div class="dock">
      <Facts />
      <div
        id="gug-question"
        class="dock-part"
        data-question={question}
        role="group"
        aria-label={headings[question]}
        tabIndex={-1}
      >
        <Part />
      </div>
      <Bar />
    </div>
  );
}
