import { TOURNAMENT_RULINGS, type TournamentClause } from '../../../games/tournament/rulings.ts';
import { layersOf } from '../../../games/tournament/tournament-layers.ts';
import { isTournamentOver, tournamentPlaces } from '../../../games/tournament/tournament-places.ts';
import type { TournamentState } from '../../../games/tournament/tournament-state.ts';
import { fill } from '../../../i18n/fill.ts';
import type { FoldedTournament } from '../../../log/played-tournament.ts';
import type { Line as SharedLine } from '../../shared/table/line.ts';
import { eventSentence } from './event-sentence.ts';
import { listed, type Teller } from './teller.ts';

export type Step = FoldedTournament['steps'][number];
/** One sentence of what happened in a tournament. */
export type Line = SharedLine<TournamentClause>;

/** A step of a tournament in words: what happened, and all that it led to. */
export function told({ play, before, after, judgement }: Step, teller: Teller): readonly [Line, ...Line[]] {
  const { event, isCorrected } = play;
  const { words } = teller;
  const [against] = judgement.findings;
  const clause = against?.clause ?? (event.kind === 'ruling' ? TOURNAMENT_RULINGS[event.ruling].on[0] : undefined);
  const text = eventSentence(event, teller);
  return [
    clause ? { text, clause } : { text },
    ...(isCorrected ? [{ text: words.play.corrected }] : []),
    ...(event.overrule ? [{ text: fill(words.play.overruled, { reason: event.overrule.reason }) }] : []),
    ...movesTold(before, after, teller),
  ];
}

/** Who goes where now that layers are done, or who has won. */
function movesTold(before: TournamentState, after: TournamentState, teller: Teller): readonly Line[] {
  const { play } = teller.words;
  const layers = layersOf(after);
  const earlier = layersOf(before);
  if (after.isEnded) return [];
  if (isTournamentOver(after, layers)) {
    const first = tournamentPlaces(after, layers).filter(({ place }) => place === 1);
    const names = listed(
      teller,
      first.map(({ player }) => player),
    );
    return [{ text: fill(first.length === 1 ? play.won.one : play.won.shared, { names }), clause: 'gug-18.1' }];
  }
  return layers.flatMap(({ status, tables, ties }, layer) => {
    const was = earlier[layer];
    const known = (was?.ties ?? []).map(({ game, among }) => `${game} ${among.join()}`);
    const arisen = ties.filter(({ game, among }) => !known.includes(`${game} ${among.join()}`));
    const tied = arisen.map(({ among }): Line => ({
      text: fill(layer === layers.length - 1 ? play.tiedLast : play.tied, { names: listed(teller, among) }),
      clause: 'gug-18.1',
    }));
    if (status !== 'done' || was?.status === 'done') return tied;
    const rows = tables.flatMap((table) => table.rows);
    const targets = [...new Set(rows.flatMap(({ to }) => (typeof to === 'number' ? [to] : [])))];
    return targets.map((to): Line => {
      const names = listed(teller, [...new Set(rows.flatMap((row) => (row.to === to ? [row.player] : [])))]);
      return { text: fill(play.goOn, { names, layer: teller.layer(to) }), clause: 'gug-18.1' };
    });
  });
}
