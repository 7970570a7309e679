import { fill } from '../../i18n/fill.ts';
import type { LogWords } from '../../i18n/log/words.ts';
import { type GabongStanding, penaltiesOf } from '../../log/gabong-standing.ts';

/** A round player by player, a line for each, the first first; then after how many deals. */
export function gabongLines({ players, deals }: GabongStanding, { gabong }: LogWords): readonly string[] {
  const lines = players.map((player) => {
    const { place, name, total, thetas, dealsWon } = player;
    const penalties = penaltiesOf(player);
    return [
      fill(gabong.line, { place, name, total }),
      ...(thetas > 0 ? [fill(gabong.lineThetas, { count: thetas })] : []),
      ...(dealsWon > 0 ? [fill(gabong.lineDeals, { count: dealsWon })] : []),
      ...(penalties > 0 ? [fill(gabong.linePenalties, { count: penalties })] : []),
    ].join(', ');
  });
  return [...lines, fill(gabong.deals, { count: deals })];
}
