import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** A countdown on the screen; the call is in the log, the seconds are not. */
export interface Countdown {
  readonly form: 'hurry' | 'count';
  readonly from: number;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
}

interface PlayDesk {
  readonly countdown: Countdown | undefined;
  readonly count: (countdown: Countdown | undefined) => void;
}

export const PlayContext = createContext<PlayDesk | undefined>(undefined);

export function usePlay(): PlayDesk {
  const play = useContext(PlayContext);
  if (!play) throw new Error('outside a running game');
  return play;
}
