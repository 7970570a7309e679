import type { FormatPlan } from '../../../games/tournament/format-plan.ts';
import type { LayerView, StandingRow } from '../../../games/tournament/tournament-state.ts';
import { wayInWords } from '../../../i18n/tournament/explain.ts';
import { fill } from '../../../i18n/fill.ts';
import type { TournamentWords } from '../../../i18n/tournament/en.ts';
import { listed, type Describer } from '../play/describer.ts';
import type { BoxContent, BoxLine } from './BracketBox.tsx';
import { rowsIn } from './bracket-rows.ts';
import type { Box, Onward } from './bracket-layout.ts';

interface Told {
  readonly plan: FormatPlan;
  readonly layers: readonly LayerView[];
  readonly withdrawn: readonly number[];
  /** Of all boxes: what has a line in the picture is said, and nothing else. */
  readonly onward: readonly Onward[];
  readonly words: TournamentWords;
  readonly describer: Describer;
  readonly open: (layer: number, game: number) => void;
}

/** Returns what stands in a box of the bracket: its players, what is known of each, and which places are open. */
export function boxContent(box: Box, told: Told): BoxContent {
  const { layer, game, rows } = box;
  const { plan, layers, onward, describer, open, words } = told;
  const view = layers[layer]!;
  const one = game === null ? undefined : view.games[game];
  const { players, isPlaced, standing } = rowsIn(box, layers);
  const lines = players.map((player): BoxLine => {
    const row = standing.find((each) => each.player === player);
    const state = stateOf(player, box, told);
    return {
      name: describer.name(player),
      place: placeOf(player, row, isPlaced, box, told),
      way: wordsOf(state, layer, told),
      is: state.is === 'out' || state.is === 'gone' ? state.is : 'in',
    };
  });
  const free = Math.max(0, rows - lines.length);
  const isOpen = one !== undefined && one.is !== 'waiting';
  const isOver = view.games.every(({ is }) => is === 'over' || is === 'walkover');
  return {
    title: game === null ? standingsTitle(isPlaced && !isOver, words) : describer.game(layer, game),
    lines,
    free,
    also: [
      ...(free > 0 ? [fill(words.bracket.free, { count: free })] : []),
      ...onward.flatMap((each) =>
        each.is === 'places' && each.from === box ? [wayInWords(plan, each, layer, words.explain)] : [],
      ),
    ],
    is: one?.is === 'to-play' || (game === null && view.status === 'playing') ? 'due' : isPlaced ? 'over' : 'waiting',
    press: isOpen && game !== null ? () => open(layer, game) : undefined,
  };
}

const standingsTitle = (isSoFar: boolean, { bracket }: TournamentWords): string =>
  isSoFar ? fill(bracket.soFar, { standings: bracket.standings }) : bracket.standings;

/** What is known of somebody in a box. */
type PlayerState =
  /** They go on: `from` another game of the layer than this box, where it is one. */
  | { readonly is: 'on'; readonly to: number; readonly from: number | null }
  | { readonly is: 'gone' }
  | { readonly is: 'tied'; readonly among: readonly number[] }
  | { readonly is: 'out' }
  /** Nothing is certain yet; in the final, nothing is to come. */
  | { readonly is: 'open' };

function stateOf(player: number, box: Box, { plan, layers, withdrawn, onward }: Told): PlayerState {
  const { layer, game } = box;
  const { status, ties, moves } = layers[layer]!;
  const on = onward.find((each) => each.is === 'person' && each.player === player && each.from.layer === layer);
  if (on) return { is: 'on', to: on.to, from: on.from === box ? null : on.from.game };
  if (withdrawn.includes(player)) return { is: 'gone' };
  const tie = ties.find((each) => (each.game === game || each.game === null) && each.among.includes(player));
  if (tie) return { is: 'tied', among: tie.among.filter((each) => each !== player) };
  const isLast = layer === plan.layers.length - 1;
  return status === 'done' && !isLast && moves.every((move) => move.player !== player) ? { is: 'out' } : { is: 'open' };
}

function wordsOf(state: PlayerState, layer: number, { words, describer }: Told): string {
  const { bracket } = words;
  switch (state.is) {
    case 'on': {
      const to = describer.layer(state.to);
      return state.from === null
        ? fill(bracket.to, { layer: to })
        : fill(bracket.toFrom, { layer: to, game: describer.game(layer, state.from) });
    }
    case 'tied':
      return fill(bracket.level, { names: listed(describer, state.among) });
    case 'gone':
    case 'out':
      return bracket[state.is];
    case 'open':
      return '';
  }
}

/** Null before anybody has a place; who has gone home has none in what is still to be played. */
function placeOf(
  player: number,
  row: StandingRow | undefined,
  isPlaced: boolean,
  { layer, game }: Box,
  { layers, withdrawn, words: { bracket } }: Told,
): string | null {
  const own = game === null ? undefined : layers[layer]!.games[game]!.places.find((each) => each.player === player);
  if (own?.is === 'dnf') return bracket.dnf;
  if (own?.is === 'absent' || (!isPlaced && withdrawn.includes(player))) return bracket.absent;
  if (!isPlaced || !row) return null;
  return fill(bracket.place, { place: own ? row.place : row.position });
}
