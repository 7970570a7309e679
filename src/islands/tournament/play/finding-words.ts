import type { TournamentFinding } from '../../../games/tournament/tournament-decision.ts';
import { fill } from '../../../i18n/fill.ts';
import type { Teller } from './teller.ts';

/** Why something is refused, in a sentence. */
export function findingInWords(teller: Teller, { reason, data }: TournamentFinding): string {
  const { player, layer, game, count = 0 } = data;
  return fill(teller.words.reasons[reason], {
    name: player === undefined ? '' : teller.name(player),
    layer: layer === undefined ? '' : teller.layer(layer),
    game: layer === undefined || game === undefined ? '' : teller.game(layer, game),
    count,
  });
}
