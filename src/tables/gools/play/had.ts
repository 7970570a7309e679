import { tallyOf } from '../../../games/shared/pour.ts';
import { lineOf } from '../../../games/shared/seating.ts';
import type { Had } from '../../shell/Limits.tsx';
import type { GoolsTable } from '../table.ts';

/** What everybody who is there has drunk: what was poured since the last press does not count yet. */
export function hadIn({
  saved,
  state,
  reduction,
  name,
}: Pick<GoolsTable, 'saved' | 'state' | 'reduction' | 'name'>): readonly Had[] {
  const drunk = state.pours.slice(0, state.drunk);
  return state.ring.map((seat) => {
    const { drink, shot } = tallyOf(drunk, seat).taken;
    return {
      game: saved.id,
      seat,
      line: lineOf(reduction.numbering, seat),
      player: 0,
      name: name(seat),
      count: drink + shot,
    };
  });
}
