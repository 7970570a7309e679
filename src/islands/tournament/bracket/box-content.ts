import type { FormatPlan } from '../../../games/tournament/format-plan.ts';
import type { GameView, LayerView, StandingRow } from '../../../games/tournament/tournament-state.ts';
import { fill } from '../../../i18n/fill.ts';
import type { TournamentWords } from '../../../i18n/tournament/words.ts';
import type { Teller } from '../play/teller.ts';
import type { BoxContent, BoxLine } from './BracketBox.tsx';
import type { Box } from './bracket-shape.ts';

interface Told {
  readonly plan: FormatPlan;
  readonly layers: readonly LayerView[];
  readonly words: TournamentWords;
  readonly teller: Teller;
  readonly open: (layer: number, game: number) => void;
}

/** What stands in a box of the bracket: players in the order of their places, or of the draw before there are any. */
export function boxContent({ layer, game, rows }: Box, told: Told): BoxContent {
  const { layers, teller, open, words } = told;
  const view = layers[layer]!;
  const one = game === null ? undefined : view.games[game];
  const standing = view.tables.find((table) => table.game === game)?.rows ?? [];
  const seated = one ? one.players : view.arrivals.map(({ player }) => player);
  const isPlaced = one ? one.places.length > 0 : standing.some(({ sum }) => sum !== null);
  const order = isPlaced
    ? one
      ? one.places.map(({ player }) => player)
      : standing.map(({ player }) => player)
    : seated;
  const lines = Array.from({ length: rows }, (_, index): BoxLine => {
    const player = order[index];
    const row = standing.find((each) => each.player === player);
    return {
      name: player === undefined ? null : teller.name(player),
      place: player === undefined || !isPlaced ? null : placeSaid(one, row, player, words),
      way: wayOf(told, layer, index + 1, row),
      isOut: row?.to === 'out',
    };
  });
  const isOpen = one !== undefined && one.is !== 'waiting';
  return {
    title: game === null ? words.bracket.standings : teller.game(layer, game),
    lines,
    is: one?.is === 'to-play' ? 'due' : isPlaced || one?.is === 'walkover' ? 'over' : 'waiting',
    open: isOpen && game !== null ? () => open(layer, game) : undefined,
  };
}

function placeSaid(
  one: GameView | undefined,
  row: StandingRow | undefined,
  player: number,
  { bracket }: TournamentWords,
) {
  const place = one?.places.find((each) => each.player === player);
  if (place?.is === 'dnf') return bracket.dnf;
  if (place?.is === 'absent') return bracket.absent;
  return fill(bracket.place, { place: place?.place ?? row?.position ?? 0 });
}

/** Where a place leads, in words: where its player goes for certain, else where the format sends the place. */
function wayOf({ plan, teller, words }: Told, layer: number, place: number, row: StandingRow | undefined): string {
  const { ways } = plan.layers[layer]!;
  const planned = ways.find(({ places }) => places.first <= place && place <= places.last)?.to ?? 'out';
  const to = row?.to ?? planned;
  if (to === 'out') return layer === plan.layers.length - 1 ? '' : words.bracket.out;
  return fill(words.bracket.to, { layer: teller.layer(to) });
}
