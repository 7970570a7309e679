import type { Outcome } from '../../../games/tournament/tournament-events.ts';

/** Nobody has come in yet. */
export const NOBODY_IN: Outcome = { order: [], dnf: [] };

/** A player's place as it stands: from 1, `dnf`, or null for who is not in yet. */
export function placeOf({ order, dnf }: Outcome, player: number): number | 'dnf' | null {
  if (dnf.includes(player)) return 'dnf';
  const group = order.findIndex((each) => each.includes(player));
  return group < 0 ? null : 1 + order.slice(0, group).flat().length;
}

/** Somebody comes in: alone after all others, or together with the last; who is in already is not any more. */
export function tapped(finish: Outcome, player: number, isTogether: boolean): Outcome {
  if (placeOf(finish, player) !== null) return withoutPlayer(finish, player);
  const { order, dnf } = finish;
  const last = order.at(-1);
  if (isTogether && last) return { order: [...order.slice(0, -1), [...last, player]], dnf };
  return { order: [...order, [player]], dnf };
}

/** All who are not in did not finish. */
export const withRestOut = (finish: Outcome, players: readonly number[]): Outcome => ({
  ...finish,
  dnf: [...finish.dnf, ...players.filter((player) => placeOf(finish, player) === null)],
});

const withoutPlayer = ({ order, dnf }: Outcome, player: number): Outcome => ({
  order: order.map((group) => group.filter((each) => each !== player)).filter((group) => group.length > 0),
  dnf: dnf.filter((each) => each !== player),
});
