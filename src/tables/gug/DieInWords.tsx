import { fill } from '../../i18n/fill.ts';
import { usePanel } from './panel-context.ts';
import { DieFace } from './Sign.tsx';

/** A die among words: for whoever does not see it, what it shows is said. */
export function DieInWords({ eyes }: { eyes: number }) {
  const { words } = usePanel();
  return (
    <>
      <DieFace eyes={eyes} />
      <span class="visually-hidden">{fill(words.panel.ask.eyes, { count: eyes })}: </span>
    </>
  );
}
