import type { Lang } from '../i18n/lang.ts';
import type { LogWords } from '../i18n/log/en.ts';
import { contextOf } from '../ui/context.ts';
import { useLate } from '../ui/use-late.tsx';

/** What the panel shows below its keys. */
export type View = 'games' | 'players' | 'tournaments' | 'storage' | 'bring' | 'read';

/** What lies over the panel until it is put away, and the game that it is about. */
export interface LogSheet {
  readonly kind: 'game' | 'qr' | 'news';
  readonly id: string;
}

/** What all parts of the Log panel share. */
export interface LogScreen {
  readonly lang: Lang;
  readonly words: LogWords;
  /** Says something once, to the eye and to screen readers. */
  readonly say: (text: string) => void;
  readonly show: (view: View) => void;
  readonly open: (sheet: LogSheet | undefined) => void;
  /** Deletes a game in a way that can be undone, and offers just that. */
  readonly remove: (id: string) => void;
}

export const [LogContext, useLog] = contextOf<LogScreen>('the log');

/** The same for a key of the log, in its words. */
export function useLatePart(): ReturnType<typeof useLate> {
  return useLate(useLog().words.trouble);
}
