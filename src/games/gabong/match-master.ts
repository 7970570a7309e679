/** A reigning GM who is present. */
export interface MasterClaim {
  readonly seat: number;
  /** How many of the players in this round the GM reigns over. */
  readonly reignsOver: number;
  /** When the GM last completed a round of their own, a later one a greater number; null: nobody remembers. */
  readonly completed: number | null;
}

/** Who is the GM of the first deal and by which part of 2.3, or among whom lots are drawn. */
export type Succession =
  | { readonly is: 'master'; readonly seat: number; readonly by: 'reigning' | 'reigns-over-most' | 'completed-last' }
  | { readonly is: 'lot'; readonly among: readonly number[] };

/** 2.3: the reigning GM; of several the one who reigns over the most, then the one who last completed a round. */
export function firstMaster(players: number, claims: readonly MasterClaim[]): Succession {
  if (claims.length === 0) return { is: 'lot', among: Array.from({ length: players }, (_, seat) => seat) };
  if (claims.length === 1) return { is: 'master', seat: claims[0]!.seat, by: 'reigning' };
  const widest = greatest(claims, ({ reignsOver }) => reignsOver);
  if (widest.length === 1) return { is: 'master', seat: widest[0]!.seat, by: 'reigns-over-most' };
  const latest = greatest(widest, ({ completed }) => completed ?? -Infinity);
  if (latest.length === 1) return { is: 'master', seat: latest[0]!.seat, by: 'completed-last' };
  // The rules end here; as where nobody reigns, it goes by lot.
  return { is: 'lot', among: latest.map(({ seat }) => seat) };
}

function greatest(claims: readonly MasterClaim[], by: (claim: MasterClaim) => number): readonly MasterClaim[] {
  const most = Math.max(...claims.map(by));
  return claims.filter((claim) => by(claim) === most);
}
