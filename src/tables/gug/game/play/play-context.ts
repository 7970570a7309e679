import { contextOf } from '../../../../ui/context.ts';

/** A countdown on the screen; the call is in the log, the seconds are not. */
export interface Countdown {
  readonly form: 'hurry' | 'count';
  readonly from: number;
  /** By the page's running clock, which nobody can set: milliseconds. */
  readonly endsAt: number;
}

interface PlayDesk {
  readonly countdown: Countdown | undefined;
  readonly count: (countdown: Countdown | undefined) => void;
}

export const [PlayContext, usePlay] = contextOf<PlayDesk>('a running game');
