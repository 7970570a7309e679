import type { Suggestion } from '../../../games/tournament/suggest-rank.ts';
import { fill } from '../../../i18n/fill.ts';
import type { TournamentSetupWords } from '../../../i18n/tournament/words.ts';

const MINUTES = 60;

/** What a format comes to, in a line: games in all and for each, the ways to the final, and the length of the day. */
export function suggestionInWords(
  { plan, day }: Pick<Suggestion, 'plan' | 'day'>,
  text: TournamentSetupWords['format'],
): string {
  const { least, most } = plan.gamesEach;
  return [
    fill(text.games, { count: plan.games }),
    least === most ? fill(text.each, { count: least }) : fill(text.between, { least, most }),
    fill(text.routes, { count: plan.routes }),
    fill(text.day, { hours: Math.floor(day.minutes / MINUTES), minutes: day.minutes % MINUTES }),
  ].join(' · ');
}
