import { PLAYERS_MOST as GABONG_MOST } from '../../../games/gabong/match-setup.ts';
import { PLAYERS_MOST as GOOLS_MOST } from '../../../games/gools/setup.ts';
import { MARKERS } from '../../../games/gug/setup.ts';
import type { PlayedGame } from '../../../games/tournament/tournament-setup.ts';

/** How many a table seats, by game; the code of a tournament may ask for more. */
const SEATS_MOST = { gug: MARKERS.length, gools: GOOLS_MOST, gabong: GABONG_MOST, other: 0 } as const;

/** Whether a heat of so many can be played at the game's own table. */
export const fitsTable = ({ is }: PlayedGame, players: number): boolean => players >= 2 && players <= SEATS_MOST[is];
