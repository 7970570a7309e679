import { lineOf } from '../../../../games/shared/seating.ts';
import type { GameDesk } from '../game-context.ts';
import type { Had } from '../../../shell/Limits.tsx';

/** What everybody has had: sips swallowed, and those counted as points. */
export const hadIn = ({ saved, state, reduction }: Pick<GameDesk, 'saved' | 'state' | 'reduction'>): readonly Had[] =>
  state.seats.flatMap(({ players }, seat) =>
    players.map(({ drunk, counted }, player) => ({
      game: saved.id,
      seat,
      line: lineOf(reduction.came, seat),
      player,
      name: state.setup.seats[seat]!.players[player]!.name,
      count: drunk + counted,
    })),
  );
