import { fill } from '../../i18n/fill.ts';
import type { LogWords } from '../../i18n/log/words.ts';
import type { GoolsStanding } from '../../log/gools-standing.ts';

/** An evening player by player, a line for each, the most wins first. */
export const goolsLines = ({ players }: GoolsStanding, { gools }: LogWords): readonly string[] =>
  players.map(({ name, wins, rounds, taken, threeMan }) =>
    [
      fill(gools.line, { name, wins, rounds, drinks: taken.drink }),
      ...(taken.shot > 0 ? [fill(gools.lineShots, { count: taken.shot })] : []),
      ...(threeMan > 0 ? [fill(gools.lineThreeMan, { count: threeMan })] : []),
    ].join(', '),
  );
