import { fill } from '../../../../i18n/fill.ts';
import type { GugGameWords } from '../../../../i18n/gug-game/words.ts';
import type { SetupDraft } from '../../../../log/gug-form.ts';
import { quoted } from '../../../shared/player-names.ts';
import type { Problem } from './problems.ts';

/** What is wrong with a name, in words; undefined for problems that are not about names. */
export function nameFault(
  problem: Problem,
  { seats, referee }: SetupDraft,
  { problems }: GugGameWords['setup']['start'],
): string | undefined {
  switch (problem.kind) {
    case 'name': {
      const players = seats[problem.seat]!.players;
      if (problem.why !== 'missing')
        return fill(problems[problem.why], { name: quoted(players[problem.player]!.name) });
      return fill(players.length > 1 ? problems.missingOne : problems.missing, { seat: problem.seat + 1 });
    }
    case 'team':
    case 'referee': {
      if (problem.why === 'missing') return undefined;
      return fill(problems[problem.why], {
        name: quoted(problem.kind === 'team' ? seats[problem.seat]!.team : referee),
      });
    }
    case 'draw':
    case 'board':
    case 'rule':
      return undefined;
  }
}
