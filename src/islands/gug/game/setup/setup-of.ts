import type { GugSetup } from '../../../../games/gug/setup.ts';
import type { SetupDraft } from '../../../../log/gug-form.ts';
import { cleaned } from '../../../shared/player-names.ts';
import type { Drawn } from './problems.ts';

/**
 * The setup that a draft has come to; undefined while its draw is wanting.
 *
 * @param drawn - null where none is asked for, or its board is not there.
 */
export function setupOf(draft: SetupDraft, drawn: Drawn | null): GugSetup | undefined {
  const { variation, isFriendly, bottle, works, closed } = draft;
  if (closed && !drawn?.ok) return undefined;
  const referee = cleaned(draft.referee);
  return {
    variation,
    closedStations: closed && drawn?.ok ? { ...closed, draw: drawn.draw } : null,
    isFriendly,
    bottle,
    referee: referee === '' ? null : referee,
    works,
    seats: draft.seats.map(({ team, marker, players }) => ({
      team: cleaned(team),
      marker,
      players: players.map(({ name, drink }) => ({ name: cleaned(name), drink })),
    })),
  };
}
