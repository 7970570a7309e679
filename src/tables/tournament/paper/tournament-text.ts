import { tournamentPlaces } from '../../../games/tournament/tournament-places.ts';
import { fill } from '../../../i18n/fill.ts';
import { finishInWords, listed, type Describer, gameKindInWords } from '../play/describer.ts';
import type { TournamentTable } from '../table.ts';

type Told = Pick<TournamentTable, 'words' | 'saved' | 'state' | 'layers' | 'name'>;

/** The places as a table: place, player, and the layer they came to. */
export function placeRows(
  { words, state, layers, name }: Told,
  describer: Describer,
): readonly (readonly (string | number)[])[] {
  const { places: text } = words.play;
  const rows = tournamentPlaces(state, layers).map(({ player, place, layer, isWithdrawn, isSettled }) => [
    isSettled ? place : '',
    name(player),
    isWithdrawn ? fill(text.withdrawn, { layer: describer.layer(layer) }) : describer.layer(layer),
  ]);
  return [[text.place, text.player, text.reached], ...rows];
}

/** A tournament in words, to be sent: its games as they came out, and the places. */
export function tournamentText(told: Told, describer: Describer): string {
  const { words, saved, state } = told;
  const games = state.layers.flatMap(({ results }, layer) =>
    results.flatMap((result, game) =>
      result
        ? [fill(words.play.paper.line, { game: describer.game(layer, game), order: finishInWords(result, describer) })]
        : [],
    ),
  );
  return [
    `${gameKindInWords(saved.setup.of, words.setup.of)} ${saved.setup.format}`,
    ...games,
    '',
    words.play.places.heading,
    ...placesInWords(told, describer),
  ].join('\n');
}

/** Who is still in, then the places of the others, the first first. */
function placesInWords({ words: { play }, state, layers }: Told, describer: Describer): readonly string[] {
  const places = tournamentPlaces(state, layers);
  const open = places.filter(({ isSettled }) => !isSettled);
  const named = (template: string, rows: typeof places) =>
    rows.length === 0
      ? []
      : [
          fill(template, {
            names: listed(
              describer,
              rows.map(({ player }) => player),
            ),
          }),
        ];
  return [
    ...named(
      play.places.stillIn,
      open.filter(({ isWithdrawn }) => !isWithdrawn),
    ),
    ...places
      .filter(({ isSettled }) => isSettled)
      .map(({ player, place, isWithdrawn }) => {
        const placed = fill(play.placed, { place, names: describer.name(player) });
        return isWithdrawn ? `${placed}, ${play.finish.absent}` : placed;
      }),
    ...named(
      play.places.wentHome,
      open.filter(({ isWithdrawn }) => isWithdrawn),
    ),
  ];
}
