import type { Due } from '../../../../games/gug/play-state.ts';
import { fill } from '../../../../i18n/fill.ts';
import { DieFace } from '../../DieFace.tsx';
import { usePanel } from '../../panel-context.ts';
import { useGame } from '../game-context.ts';
import { setHand } from '../game-session.ts';

/** Two icons and two dice: which goes with which is the team's choice (17.4). */
export function HandChoice({ due }: { due: Extract<Due, { kind: 'move' }> }) {
  const { words: panelWords } = usePanel();
  const { words, state, hand } = useGame();
  const { move } = words.play;
  const players = state.setup.seats[due.seat]?.players ?? [];
  const dice = state.turn?.dice ?? [];
  return (
    <div class="hand-choice" role="group" aria-label={move.which}>
      {due.icons.map((icon) => (
        <button
          key={`icon ${icon}`}
          type="button"
          class="key"
          data-icon={icon}
          aria-pressed={hand.icon === icon}
          aria-label={fill(move.icon, { name: players[icon]?.name ?? '' })}
          onClick={() => setHand({ ...hand, icon })}
        >
          {players[icon]?.name}
        </button>
      ))}
      {due.dice.map((die) => (
        <button
          key={`die ${die}`}
          type="button"
          class="key die-choice"
          data-die={die}
          aria-pressed={hand.die === die}
          aria-label={fill(move.die, { eyes: fill(panelWords.panel.ask.eyes, { count: dice[die] ?? 0 }) })}
          onClick={() => setHand({ ...hand, die })}
        >
          <DieFace eyes={dice[die] ?? 0} />
        </button>
      ))}
    </div>
  );
}
