import { isPlaced, type Standing } from '../games/log-adapters/log-adapter.ts';
import { playerKey } from '../games/shared/names.ts';
import type { Outcome } from '../games/tournament/tournament-events.ts';

/** Who has to have played: those of a pairing who have not withdrawn. */
export interface Awaited {
  /** An index into the tournament's players. */
  readonly player: number;
  readonly name: string;
}

export type TakenResult =
  | ({ readonly ok: true } & Outcome)
  /** `names`: of those who are missing in the game, or too many in it. */
  | { readonly ok: false; readonly why: 'not-placed'; readonly names: readonly [] }
  | { readonly ok: false; readonly why: 'missing' | 'others' | 'same-name'; readonly names: readonly string[] };

/**
 * The result of a tournament's game as a saved game tells it, of whatever kind: its places are the order of finishing, and
 * who has none there did not finish.
 */
export function resultFromGame(standing: Standing, awaited: readonly Awaited[]): TakenResult {
  if (!isPlaced(standing)) return { ok: false, why: 'not-placed', names: [] };
  const seats = standing.places.map(({ names, place, isNameless }) => {
    // The name of a sign is nobody's.
    const keys = isNameless ? [] : names.map(playerKey);
    return { names, place, awaited: awaited.filter(({ name }) => keys.includes(playerKey(name))) };
  });
  const others = seats.filter((seat) => seat.awaited.length === 0).map(({ names }) => names[0]);
  if (others.length > 0) return { ok: false, why: 'others', names: others };
  const found = seats.flatMap((seat) => seat.awaited.map(({ player }) => player));
  const missing = awaited.filter(({ player }) => !found.includes(player)).map(({ name }) => name);
  if (missing.length > 0) return { ok: false, why: 'missing', names: missing };
  const twice = awaited.filter(({ player }) => found.filter((one) => one === player).length > 1);
  const doubled = seats.filter((seat) => seat.awaited.length > 1).flatMap((seat) => seat.awaited);
  const unclear = [...new Set([...twice, ...doubled].map(({ name }) => name))];
  if (unclear.length > 0) return { ok: false, why: 'same-name', names: unclear };

  const places = [...new Set(seats.map(({ place }) => place))].filter((place) => place !== null);
  const at = (place: number | null) =>
    seats.filter((seat) => seat.place === place).map((seat) => seat.awaited[0]!.player);
  return { ok: true, order: [...places].sort((a, b) => a - b).map(at), dnf: at(null) };
}
