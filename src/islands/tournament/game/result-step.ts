import type { FoldedTournament } from '../../../log/played-tournament.ts';

/** The step in which the result of a game was put in, as it stands; undefined where there is none. */
export const resultStep = (
  { steps }: FoldedTournament,
  layer: number,
  game: number,
): FoldedTournament['steps'][number] | undefined =>
  steps.findLast(({ play: { event } }) => event.kind === 'result' && event.layer === layer && event.game === game);
