import { checkSetup } from '../../../../games/gug/check-setup.ts';
import type { Network } from '../../../../games/gug/network.ts';
import type { PlayFinding } from '../../../../games/gug/play-state.ts';
import type { SetupDraft } from '../../../../log/gug-form.ts';
import { cleaned, faultOf, type NameFault } from '../../../shared/player-names.ts';
import { isTaken } from './names.ts';
import { setupOf } from './setup-of.ts';
import type { Drawn } from './drawn.ts';

/** What stands between a table and its game. */
export type Problem =
  | { readonly kind: 'name'; readonly seat: number; readonly player: number; readonly why: NameFault | 'taken' }
  | { readonly kind: 'team'; readonly seat: number; readonly why: NameFault }
  | { readonly kind: 'referee'; readonly why: NameFault }
  | { readonly kind: 'draw' }
  /** The board of the setup is not there yet. */
  | { readonly kind: 'board' }
  | { readonly kind: 'rule'; readonly finding: PlayFinding };

/** @param network - of the draft's board; undefined while that is being fetched. */
export function problemsOf(draft: SetupDraft, network: Network | undefined, drawn: Drawn | null): readonly Problem[] {
  const { seats, referee } = draft;
  const names = seats.flatMap(({ players }, seat) =>
    players.flatMap(({ name }, player): Problem[] => {
      const why = faultOf(name) ?? (isTaken(seats, seat, player) ? 'taken' : undefined);
      return why ? [{ kind: 'name', seat, player, why }] : [];
    }),
  );
  const teams = seats.flatMap(({ team }, seat): Problem[] => {
    const why = cleaned(team) === '' ? undefined : faultOf(team);
    return why ? [{ kind: 'team', seat, why }] : [];
  });
  const judge = cleaned(referee) === '' ? undefined : faultOf(referee);
  const rest: Problem[] = [];
  if (judge) rest.push({ kind: 'referee', why: judge });
  if (!network) return [...names, ...teams, ...rest, { kind: 'board' }];
  const setup = setupOf(draft, drawn);
  if (!setup) rest.push({ kind: 'draw' });
  else rest.push(...checkSetup(network, setup).map((finding) => ({ kind: 'rule' as const, finding })));
  return [...names, ...teams, ...rest];
}
