import type { GabongEvent } from '../../../games/gabong/match-events.ts';

export function OverruleSheet(_: { event: GabongEvent; corrects: string | null; close: () => void }) {
  return null;
}
