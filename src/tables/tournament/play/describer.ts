import { makeSheetCode, parseVariationCode } from '../../../games/gug/variation-code.ts';
import type { Throwing } from '../../../games/shared/thrown-again.ts';
import type { FormatPlan } from '../../../games/tournament/format-plan.ts';
import type { LayerKind } from '../../../games/tournament/format.ts';
import {
  TOURNAMENT_RULINGS,
  type TournamentClause,
  type TournamentRulingId,
} from '../../../games/tournament/rulings.ts';
import type { Outcome, TableOf, TournamentEvent } from '../../../games/tournament/tournament-events.ts';
import { layersOf } from '../../../games/tournament/tournament-layers.ts';
import { isTournamentOver, winnersOf } from '../../../games/tournament/tournament-places.ts';
import type { PlayedGame } from '../../../games/tournament/tournament-setup.ts';
import type { LayerView, TournamentState } from '../../../games/tournament/tournament-state.ts';
import { fill } from '../../../i18n/fill.ts';
import type { TournamentSetupWords, TournamentWords } from '../../../i18n/tournament/en.ts';
import { listedBy } from '../../../i18n/listed.ts';
import { type Line as SharedLine, type RulingNames, rulingNames } from '../../shell/steps.ts';
import type { StepOf } from '../../shell/table.ts';
import type { TournamentForm, TournamentTable } from '../table.ts';
import { dueOf } from './due.ts';

/** What is needed to tell of a tournament in words. */
export interface Describer extends RulingNames<TournamentRulingId> {
  readonly words: Pick<TournamentWords, 'play' | 'reasons'>;
  readonly name: (player: number) => string;
  /** A layer by its index: the heats, the second repêchage. */
  readonly layer: (layer: number) => string;
  /** A game: heat 2, the final. */
  readonly game: (layer: number, game: number) => string;
}

type Told = Pick<TournamentTable, 'words' | 'name' | 'rulings'> & { readonly state: { readonly plan: FormatPlan } };

export function describerOf({ words, name, rulings, state: { plan } }: Told): Describer {
  const { play } = words;
  const kindOf = (layer: number): LayerKind => plan.layers[layer]?.kind ?? 'H';
  /** Of layers of one kind each has its number. */
  const numbered = (layer: number, one: string): string => {
    const kind = kindOf(layer);
    const alike = plan.layers.flatMap((each, index) => (each.kind === kind ? [index] : []));
    return alike.length < 2 ? one : fill(play.numbered, { name: one, number: alike.indexOf(layer) + 1 });
  };
  return {
    words,
    name,
    layer: (layer) => numbered(layer, play.layers[kindOf(layer)]),
    game(layer, game) {
      const isOnly = (plan.layers[layer]?.games ?? 1) === 1;
      const one = isOnly ? play.only[kindOf(layer)] : fill(play.games[kindOf(layer)], { number: game + 1 });
      return numbered(layer, one);
    },
    ...rulingNames(rulings),
  };
}

/** Some players: Kari, Ola and Per. */
export const listed = ({ words, name }: Pick<Describer, 'words' | 'name'>, players: readonly number[]): string =>
  listedBy(players.map(name), words.play.and);

/** Who has won, or that nobody has, in words of the same three forms. */
export function winnersInWords(
  winners: readonly number[],
  won: TournamentWords['play']['won'],
  describer: Pick<Describer, 'words' | 'name'>,
): string {
  if (winners.length === 0) return won.none;
  return fill(winners.length === 1 ? won.one : won.shared, { names: listed(describer, winners) });
}

/** What a tournament that is over came to: who has won, or that it was ended early. */
export function overInWords(state: TournamentState, layers: readonly LayerView[], describer: Describer): string {
  const { over } = describer.words.play;
  return state.isEnded ? over.ended : winnersInWords(winnersOf(state, layers), over.won, describer);
}

/** What undo and redo call an event: a few words, no sentence. */
export function called(event: TournamentEvent, describer: Describer): string {
  const { called: words } = describer.words.play;
  switch (event.kind) {
    case 'draw':
      return fill(words.draw, { layer: describer.layer(event.layer) });
    case 'result':
      return fill(words.result, { game: describer.game(event.layer, event.game) });
    case 'toss':
    case 'decide':
      return fill(words[event.kind], { where: whereOf(event, describer) });
    case 'withdraw':
      return fill(words.withdraw, { name: describer.name(event.player) });
    case 'join':
      return fill(words.join, { name: event.name });
    case 'ruling':
      return fill(words.ruling, { ruling: describer.gap(event.ruling) });
    case 'end':
      return words.end;
  }
}

/** What happened, in a sentence. */
export function eventSentence(event: TournamentEvent, describer: Describer): string {
  const { events, ruling } = describer.words.play;
  switch (event.kind) {
    case 'draw':
      return fill(events.draw, { layer: describer.layer(event.layer), seed: event.seed });
    case 'result':
      return fill(events.result, {
        game: describer.game(event.layer, event.game),
        order: finishInWords(event, describer),
      });
    case 'toss': {
      const throws = event.throws.map(({ player, eyes }) => fill(events.throw, { name: describer.name(player), eyes }));
      return fill(events.toss, { where: whereOf(event, describer), throws: throws.join(', ') });
    }
    case 'decide':
      return fill(events.decide, {
        where: whereOf(event, describer),
        order: event.order.map(describer.name).join(', '),
      });
    case 'withdraw':
      return fill(events.withdraw, { name: describer.name(event.player) });
    case 'join':
      return fill(events.join, { name: event.name, other: describer.name(event.instead) });
    case 'ruling':
      return fill(ruling, {
        ruling: describer.gap(event.ruling),
        option: describer.option(event.ruling, event.option),
      });
    case 'end':
      return events.end;
  }
}

/** The order of finishing: 1. Anna, 2. Bo and Per, DNF Kari. */
export function finishInWords({ order, dnf }: Outcome, describer: Describer): string {
  const { play } = describer.words;
  const groups = order.map((group, index) => {
    const place = 1 + order.slice(0, index).flat().length;
    return fill(play.placed, { place, names: listed(describer, group) });
  });
  const out = dnf.length > 0 ? [fill(play.unfinished, { names: listed(describer, dnf) })] : [];
  return [...groups, ...out].join(', ');
}

const whereOf = ({ layer, game }: TableOf, describer: Describer): string =>
  game === null ? fill(describer.words.play.whole, { layer: describer.layer(layer) }) : describer.game(layer, game);

/** What the tournament waits for, in words. */
export function stageInWords(layers: readonly LayerView[], isOver: boolean, describer: Describer): string {
  const { head } = describer.words.play;
  const { draws, ties, games } = dueOf(layers, isOver);
  const [draw] = draws;
  const [tie] = ties;
  const [first] = games;
  if (draw !== undefined) return fill(head.draw, { layer: describer.layer(draw) });
  if (tie) return fill(head.tie, { names: listed(describer, tie.among) });
  if (!first) return head.over;
  if (games.length === 1) return fill(head.game, { game: describer.game(first.layer, first.game) });
  return games.every(({ layer }) => layer === first.layer)
    ? fill(head.games, { layer: describer.layer(first.layer), count: games.length })
    : fill(head.several, { count: games.length });
}

/** What an event of a tournament left to chance: a draw by its seed, and the dice of a tie. */
export function throwingOf(event: TournamentEvent): Throwing | undefined {
  if (event.kind === 'draw') return { who: null, by: 'phone', of: 'draw', shown: [event.seed] };
  if (event.kind !== 'toss') return undefined;
  return { who: null, by: event.by, of: 'dice', shown: event.throws.map(({ eyes }) => eyes) };
}

type Step = StepOf<TournamentForm>;
/** One sentence of what happened in a tournament. */
type Line = SharedLine<TournamentClause>;

/** A step of a tournament in words: what happened, and all that it led to. */
export function told({ play, before, after, judgement }: Step, describer: Describer): readonly [Line, ...Line[]] {
  const { event, isCorrected } = play;
  const { words } = describer;
  const [against] = judgement.findings;
  const clause = against?.clause ?? (event.kind === 'ruling' ? TOURNAMENT_RULINGS[event.ruling].on[0] : undefined);
  const text = eventSentence(event, describer);
  return [
    clause ? { text, clause } : { text },
    ...(isCorrected ? [{ text: words.play.corrected }] : []),
    ...(event.overrule ? [{ text: fill(words.play.overruled, { reason: event.overrule.reason }) }] : []),
    ...movesTold(before, after, describer),
  ];
}

/** Who goes where now that layers are done, or who has won. */
function movesTold(before: TournamentState, after: TournamentState, describer: Describer): readonly Line[] {
  const { play } = describer.words;
  const layers = layersOf(after);
  const earlier = layersOf(before);
  if (after.isEnded) return [];
  if (isTournamentOver(after, layers)) {
    return [{ text: winnersInWords(winnersOf(after, layers), play.won, describer), clause: 'gug-18.1' }];
  }
  return layers.flatMap(({ ties }, layer) => {
    const was = earlier[layer];
    const known = (was?.ties ?? []).map(({ game, among }) => `${game} ${among.join()}`);
    const arisen = ties.filter(({ game, among }) => !known.includes(`${game} ${among.join()}`));
    const tied = arisen.map(({ among }): Line => ({
      text: fill(layer === layers.length - 1 ? play.tiedLast : play.tied, { names: listed(describer, among) }),
      clause: 'gug-18.1',
    }));
    const targets = after.plan.layers[layer]!.ways.flatMap(({ to }) => (to === 'out' ? [] : [to]));
    const onward = targets.flatMap((to): readonly Line[] => {
      const come = newcomers(earlier[to], layers[to]!, layer).filter((player) => !after.withdrawn.includes(player));
      if (come.length === 0) return [];
      return [
        { text: fill(play.goOn, { names: listed(describer, come), layer: describer.layer(to) }), clause: 'gug-18.1' },
      ];
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

/** What is played in a tournament, by its name. */
export const gameKindInWords = (of: PlayedGame, words: TournamentSetupWords['of']): string =>
  of.is === 'other' ? of.name : words.names[of.is];

/** The variation as the head of a result sheet has it, `CT T-1D1I-DD -CS`; undefined where none is said. */
export function sheetCodeOf(of: PlayedGame): string | undefined {
  const read = of.is === 'gug' && of.variation !== null ? parseVariationCode(of.variation) : undefined;
  return read?.ok ? makeSheetCode(read.variation, read.isClosed) : undefined;
}
