import type { ReadableAtom } from 'nanostores';
import type { ComponentChildren } from 'preact';
import { fill } from '../../../i18n/fill.ts';
import type { TableWords } from '../../../i18n/table/words.ts';
import { focusLater } from '../focus-later.ts';
import { useStore } from '../use-store.ts';
import { type SeatedGame, startId } from './chairs-desk.ts';
import { ProblemCard } from './ProblemCard.tsx';
import type { Problem } from './problems.ts';
import { SetupFoot } from './SetupFoot.tsx';
import { placeOf } from './use-start.ts';

interface StartBarProps {
  game: SeatedGame;
  words: Pick<TableWords, 'setup' | 'undo'>;
  /** What the key that starts the game says, and what it does. */
  label: string;
  start: () => void;
  $past: ReadableAtom<readonly { readonly label: string }[]>;
  undo: () => void;
  /** What first stands in the way, once somebody has tried. */
  problem: Problem | undefined;
  /** The problem in a sentence. */
  children: ComponentChildren;
}

/** The lower edge of the set-up: what stands in the way, undo, and the key that starts the game. */
export function StartBar({ game, words, label, start, $past, undo, problem, children }: StartBarProps) {
  const [last] = useStore($past);
  return (
    <SetupFoot
      id={startId(game)}
      go={{ label, press: start }}
      undo={{
        label: last ? fill(words.undo.last, { what: last.label }) : words.undo.nothing,
        isIdle: !last,
        press: undo,
      }}
    >
      {problem && (
        <ProblemCard way={{ label: words.setup.show, press: () => focusLater(placeOf(game, problem)) }}>
          {children}
        </ProblemCard>
      )}
    </SetupFoot>
  );
}
