import type { GabongStanding } from './gabong-standing.ts';
import type { GoolsStanding } from './gools-standing.ts';
import type { GugStanding } from './gug-standing.ts';
import type { TournamentStanding } from './tournament-standing.ts';

/** How a game of any kind stands. */
export type Standing = GugStanding | GoolsStanding | GabongStanding | TournamentStanding;
