import { useEffect, useState } from 'preact/hooks';
import type { Lang } from '../../i18n/lang.ts';
import { $limits, openLimits } from '../../storage/limits.ts';
import { useStore } from '../../ui/use-store.ts';
import type { Had, LimitGame, loadLimits } from './Limits.tsx';

interface LimitPartProps {
  readonly of: LimitGame;
  /** Worked out only for who has a limit, or looks for one: it walks through the game. */
  readonly had: () => readonly Had[];
  readonly lang: Lang;
  /** What is shown: the form, in the sheet of the table, or the notes beside the game. */
  readonly shows: 'Form' | 'Notes';
}

/** Limits of one's own: fetched when somebody has one, or looks for one. Where it cannot be fetched the game goes on without. */
export function LimitPart({ of, had, lang, shows }: LimitPartProps) {
  const [parts, setParts] = useState<Awaited<ReturnType<typeof loadLimits>>>();
  const isAsked = Object.keys(useStore($limits)).length > 0;
  useEffect(openLimits, []);
  const isWanted = shows === 'Form' || isAsked;
  useEffect(() => {
    if (!isWanted) return;
    import('./Limits.tsx')
      .then((module) => module.loadLimits(lang))
      .then(
        (loaded) => setParts(loaded),
        () => undefined,
      );
  }, [isWanted]);
  const Part = isWanted ? parts?.[shows] : undefined;
  return Part ? <Part of={of} had={had()} /> : null;
}
