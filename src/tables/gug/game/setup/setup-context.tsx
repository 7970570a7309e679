import type { GugGameWords } from '../../../../i18n/gug-game/en.ts';
import type { SetupDraft } from '../../../../storage/gug-form.ts';
import { contextOf } from '../../../../ui/context.ts';
import type { Problem, Drawn } from './problems.ts';
import type { ComponentChildren } from 'preact';
import { SetupFold } from '../../../shell/setup/SetupFold.tsx';

/** What stands folded below the names. */
export type Part = 'variation' | 'draw' | 'bottle' | 'referee' | 'board' | 'works';

/** The setup under way, for everything on its screen. */
export interface SetupForm {
  readonly words: GugGameWords;
  readonly draft: SetupDraft;
  /**
   * @param changed - what is new; a function gets the setup as it is by now, which two quick taps would else each miss of the other.
   * @param label - what undo calls it. @param stroke - changes of one stroke, as letters of one name, are undone together.
   */
  readonly change: (
    changed: Partial<SetupDraft> | ((now: SetupDraft) => Partial<SetupDraft>),
    label: string,
    stroke?: string,
  ) => void;
  readonly drawn: Drawn | null;
  readonly problems: readonly Problem[];
  /** Whether somebody has tried to start: what is missing is said from then on. */
  readonly hasTried: boolean;
  /** The part that is unfolded. */
  readonly part: Part | undefined;
  readonly show: (part: Part | undefined) => void;
}

export const [SetupContext, useSetup] = contextOf<SetupForm>('the set-up');

interface PartFoldProps {
  part: Part;
  /** How it stands, in words. */
  value: ComponentChildren;
  isFaulty?: boolean;
  children: ComponentChildren;
}

/** A part of the setup with a default that holds: folded up to its name and how it stands. */
export function PartFold({ part, value, isFaulty = false, children }: PartFoldProps) {
  const { words, part: opened, show } = useSetup();
  const isOpen = opened === part;
  return (
    <SetupFold
      id={`setup-${part}`}
      name={words.setup.parts[part]}
      value={value}
      isFaulty={isFaulty}
      isOpen={isOpen}
      toggle={() => show(isOpen ? undefined : part)}
    >
      {children}
    </SetupFold>
  );
}
