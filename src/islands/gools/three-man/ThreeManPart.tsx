import { type ThreeManDue, threeManDue } from '../../../games/three-man/due.ts';
import { fill } from '../../../i18n/fill.ts';
import type { GoolsThreeManWords } from '../../../i18n/gools/three-man-words.ts';
import { useTable } from '../table.ts';
import { HandOut } from './HandOut.tsx';
import { LastThrow } from './LastThrow.tsx';
import { MiniKeys } from './MiniKeys.tsx';
import { OwnDie } from './OwnDie.tsx';
import { PassOn } from './PassOn.tsx';
import { ThrowDice } from './ThrowDice.tsx';
import { type MiniGame, useMiniGame } from './use-mini-game.ts';

type Open = Exclude<ThreeManDue, { readonly kind: 'over' }>;

/** The mini game, which takes the panel over for as long as it is on. */
export function ThreeManPart() {
  const { words, name } = useTable();
  const mini = useMiniGame();
  const due = mini && threeManDue(mini.game);
  if (!mini || !due || due.kind === 'over') return null;
  return (
    <section id="three-man" class="three-man" data-due={due.kind} tabIndex={-1} aria-labelledby="mini-heading">
      <LastThrow last={mini.last} />
      <h4 class="due">{dueInWords(due, mini, words.threeMan.due, name)}</h4>
      <Doing mini={mini} due={due} />
      <MiniKeys mini={mini} seat={due.seat} />
    </section>
  );
}

function Doing({ mini, due }: { mini: MiniGame; due: Open }) {
  const { stage } = mini.game;
  switch (due.kind) {
    case 'throw':
      return <ThrowDice mini={mini} seat={due.seat} streak={stage.is === 'throw' ? stage.streak : 0} />;
    case 'hand-out':
      return <HandOut key={mini.moment} mini={mini} seat={due.seat} drinks={due.drinks} />;
    case 'one-die':
      return <OwnDie mini={mini} seat={due.seat} isSecond={due.isSecond} />;
    case 'pass-on':
      return <PassOn mini={mini} seat={due.seat} />;
  }
}

function dueInWords(
  due: Open,
  { game: { stage } }: MiniGame,
  words: GoolsThreeManWords['due'],
  nameOf: (seat: number) => string,
): string {
  const name = nameOf(due.seat);
  switch (due.kind) {
    case 'throw':
      return fill(stage.is === 'throw' && stage.streak > 0 ? words.again : words.throw, { name });
    case 'hand-out':
      return fill(words.handOut, { drinks: due.drinks });
    case 'one-die':
      return fill(due.isSecond ? words.second : words.oneDie, { name });
    case 'pass-on':
      return fill(words.passOn, { name });
  }
}
