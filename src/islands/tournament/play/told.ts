import { TOURNAMENT_RULINGS, type TournamentClause } from '../../../games/tournament/rulings.ts';
import { layersOf } from '../../../games/tournament/tournament-layers.ts';
import { isTournamentOver, winnersOf } from '../../../games/tournament/tournament-places.ts';
import type { LayerView, TournamentState } from '../../../games/tournament/tournament-state.ts';
import { fill } from '../../../i18n/fill.ts';
import type { FoldedTournament } from '../../../log/played-tournament.ts';
import type { Line as SharedLine } from '../../shell/steps.ts';
import { eventSentence } from './event-sentence.ts';
import { listed, type Teller, winnersInWords } from './teller.ts';

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
    return [{ text: winnersInWords(winnersOf(after, layers), play.won, teller), clause: 'gug-18.1' }];
  }
  return layers.flatMap(({ ties }, layer) => {
    const was = earlier[layer];
    const known = (was?.ties ?? []).map(({ game, among }) => `${game} ${among.join()}`);
    const arisen = ties.filter(({ game, among }) => !known.includes(`${game} ${among.join()}`));
    const tied = arisen.map(({ among }): Line => ({
      text: fill(layer === layers.length - 1 ? play.tiedLast : play.tied, { names: listed(teller, among) }),
      clause: 'gug-18.1',
    }));
    const targets = after.plan.layers[layer]!.ways.flatMap(({ to }) => (to === 'out' ? [] : [to]));
    const onward = targets.flatMap((to): readonly Line[] => {
      const come = newcomers(earlier[to], layers[to]!, layer).filter((player) => !after.withdrawn.includes(player));
      if (come.length === 0) return [];
      return [{ text: fill(play.goOn, { names: listed(teller, come), layer: teller.layer(to) }), clause: 'gug-18.1' }];
    });
    return [...tied, ...onward];
  });
}

/** Who comes to a layer from an earlier one, and did not before: also in the place of somebody who goes home. */
function newcomers(was: LayerView | undefined, { arrivals }: LayerView, from: number): readonly number[] {
  const known = was?.arrivals.map(({ player }) => player) ?? [];
  return arrivals.flatMap((arrival) =>
    arrival.from?.layer === from && !known.includes(arrival.player) ? [arrival.player] : [],
  );
}
