import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { GugEvent } from '../../../../games/gug/events.ts';

/** What lies over the running game until it is put away. */
export type PlaySheet =
  | { readonly kind: 'drink'; readonly seat: number }
  | { readonly kind: 'snol' }
  | { readonly kind: 'places' }
  | { readonly kind: 'table' }
  | { readonly kind: 'overrule'; readonly event: GugEvent };

/** A countdown on the screen; the call is in the log, the seconds are not. */
export interface Countdown {
  readonly form: 'hurry' | 'count';
  readonly from: number;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
}

export interface PlayDesk {
  readonly open: (sheet: PlaySheet) => void;
  readonly countdown: Countdown | undefined;
  readonly count: (countdown: Countdown | undefined) => void;
}

export const PlayContext = createContext<PlayDesk | undefined>(undefined);

export function usePlay(): PlayDesk {
  const play = useContext(PlayContext);
  if (!play) throw new Error('outside a running game');
  return play;
}
