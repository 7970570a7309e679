import type { StationId } from '../games/gug/board-data.ts';
import { GUG_ADAPTER, type GugStanding, type GugTypes, type SeatStanding } from '../games/log-adapters/gug.ts';
import { doesCount } from '../games/log-adapters/log-adapter.ts';
import { fill } from '../i18n/fill.ts';
import { LATE_WORDS } from '../i18n/late/words.ts';
import type { LogWords } from '../i18n/log/en.ts';
import { seatName } from '../storage/gug-form.ts';
import { endOfSaved, judgeOfSaved, reduceSaved } from '../storage/gug-reduction.ts';
import { $boards, bringBoard, isBoardId } from '../tables/gug/boards.ts';
import { gugOnTv } from '../tables/gug/game/on-tv.tsx';
import { routesScene } from '../tables/gug/game/routes-scene.ts';
import { $request } from '../storage/requests.ts';
import { dateOf } from '../i18n/dates.ts';
import { numberOf } from '../i18n/numbers.ts';
import { durationOf, wholeSeconds } from './quantities.ts';
import { type Chart, columnsOf, type GameUi, type Known } from './game-ui.ts';
import { balanceOfMoves } from '../games/gug/advisor/review.ts';
import { groupBy } from '../games/shared/group.ts';
import type { SeatBalance } from '../storage/kept-balances.ts';
import { movesMade, reviewsOf } from '../tables/gug/game/book/played-moves.ts';

/** Gaa Under Gunnar in the log. */
export const GUG_UI: GameUi<GugTypes> = {
  adapter: GUG_ADAPTER,
  look: lookAtBoard,
  name: ({ words }) => words.games.gug,
  variation: ({ setup }, { words }) => words.variations[setup.variation],
  facts: ({ setup, board }, { words }) => [
    `${words.games.gug}, ${variationOf(setup, words)}`,
    ...(isBoardId(board.id) ? [words.boards[board.id]] : []),
  ],
  result: (standing, { words }) => ({
    first: standing.is === 'finished' ? winnerOf(standing, words) : leaderOf(standing, words),
    rest: amountsOf(standing.seats, words.card).join(' · '),
  }),
  async poster(saved, lang) {
    const { id } = saved.board;
    const [board, words] = await Promise.all([isBoardId(id) ? bringBoard(id) : undefined, LATE_WORDS.gug[lang]()]);
    if (!board) return undefined;
    const played = { saved, game: judgeOfSaved(saved, board), reduction: reduceSaved(saved, board) };
    return { scene: routesScene(played, words) };
  },
  /** Seat by seat: the finishers by their places first. */
  lines: (standing, { words }) =>
    [...standing.seats]
      .sort((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity) || b.drops - a.drops)
      .map((seat) => lineOf(seat, doesCount(standing), words)),
  columns: columnsOf('variation', 'board', 'team', 'player', 'place', 'seconds', 'dropped', 'sips', 'points'),
  cells: ({ setup, board }, { seats }, { words }) =>
    seats.flatMap(({ team, place, isUnplaced, time, drops, players, isNameless }) =>
      players.map(({ name, sips, points }) => ({
        variation: variationOf(setup, words),
        board: board.id,
        team,
        player: isNameless ? '' : name,
        place: place ?? (isUnplaced ? '' : words.players.dnf),
        ...(time !== null && { seconds: wholeSeconds(time) }),
        dropped: drops,
        sips,
        points,
      })),
    ),
  records: [
    ['seconds', 'least'],
    ['sips', 'most'],
  ],
  heading: ({ words }) => words.games.gug,
  card(player, { words, lang }) {
    const { players } = words;
    const { games, place, time } = player;
    const amounts = (shows: 'sips' | 'points', label: string, said: string): readonly Chart[] =>
      player[shows] > 0 ? [{ shows, label, said, amounts: games.map((game) => game[shows]) }] : [];
    return {
      figures: [
        [players.games, numberOf(games.length, lang)],
        [players.wins, numberOf(player.wins, lang)],
        [
          players.finishes,
          fill(players.finishesOf, { count: games.filter((game) => game.place !== null).length, of: games.length }),
        ],
        // Places and times are those of the games that this player finished.
        ...(place
          ? [
              [players.place, numberOf(place.average, lang, 1)] as const,
              [players.bestPlace, numberOf(place.best, lang)] as const,
            ]
          : []),
        ...(time
          ? [
              [players.time, durationOf(time.average, words)] as const,
              [players.bestTime, durationOf(time.best, words)] as const,
            ]
          : []),
        [players.sips, numberOf(player.sips, lang)],
        ...(player.points > 0 ? [[players.points, numberOf(player.points, lang)] as const] : []),
      ],
      count: games.length,
      last: games.at(-1)!.at,
      latest: players.last,
      charts: [
        { shows: 'places', label: players.places, said: players.placesSaid, games },
        ...amounts('sips', players.drunk, players.drunkSaid),
        ...amounts('points', players.counted, players.countedSaid),
      ],
      ...(player.stations.length > 0 && {
        stamps: {
          heading: players.droppedAt,
          names: player.stations.map(stationName).sort((one, other) => one.localeCompare(other)),
        },
      }),
      heads: [
        players.date,
        players.placeHead,
        players.timeHead,
        players.sips,
        ...(player.points > 0 ? [players.points] : []),
      ],
      rows: [...games].reverse().map((game) => ({
        key: game.id,
        cells: [
          dateOf(game.at, lang),
          game.place === null
            ? game.isUnplaced
              ? '–'
              : players.dnf
            : fill(players.placeOf, { place: game.place, of: game.of }),
          game.time === null ? '–' : durationOf(game.time, words),
          numberOf(game.sips, lang),
          ...(player.points > 0 ? [numberOf(game.points, lang)] : []),
        ],
      })),
    };
  },
  played: {
    unit: 'turns',
    counts: doesCount,
    names: ({ seats }, seat) => (seats[seat]!.isNameless ? [] : seats[seat]!.players.map(({ name }) => name)),
    balances: balancesOfGug,
  },
  address: '#gug',
  ask: () => $request.set('game'),
  tv: gugOnTv,
};

/** As the board calls it on which it was played: that has been fetched, for else nobody knows how the game stands. */
function stationName(id: StationId): string {
  for (const board of $boards.get().values()) {
    const station = board.stations.get(id);
    if (station) return station.name;
  }
  return id;
}

/** On its board as it is drawn; of the latest games the reduction is kept, for the panel that plays on. */
async function lookAtBoard(saved: GugTypes['saved']): Promise<Known<GugStanding>> {
  const { id } = saved.board;
  if (!isBoardId(id)) return { is: 'unknown-board', board: id };
  const board = await bringBoard(id);
  if (!board) return { is: 'not-fetched', what: 'board' };
  return { is: 'known', standing: GUG_ADAPTER.standing(saved, endOfSaved(saved, board)) };
}

/** Its variation, and the addition when it has that. */
const variationOf = ({ variation, closedStations }: GugTypes['setup'], words: LogWords): string =>
  closedStations === null ? words.variations[variation] : `${words.variations[variation]}, ${words.closedStations}`;

function winnerOf({ seats, ledBy }: GugStanding, words: LogWords): string {
  const { card } = words;
  if (ledBy) {
    const [first] = ledBy.seats;
    if (first === undefined) return card.early.none;
    const template = ledBy.seats.length > 1 ? card.early.level : card.early.led;
    return fill(template, { name: seatName(seats[first]!), count: ledBy.drops });
  }
  const winner = seats.find(({ place }) => place === 1);
  if (!winner) return card.untimed;
  const won = fill(card.won, { name: seatName(winner) });
  return winner.time === null ? won : `${won} ${fill(card.took, { time: durationOf(winner.time, words) })}`;
}

function leaderOf({ seats }: GugStanding, { card }: LogWords): string {
  const count = Math.max(...seats.map(({ drops }) => drops));
  const leaders = seats.filter(({ drops }) => drops === count);
  if (count === 0) return card.even;
  return leaders.length === 1 ? fill(card.ahead, { name: seatName(leaders[0]!), count }) : fill(card.level, { count });
}

/** What some seats have drunk, and counted as points. */
function amountsOf(seats: readonly SeatStanding[], words: Pick<LogWords['summary'], 'sips' | 'points'>): string[] {
  const players = seats.flatMap((seat) => seat.players);
  const sips = players.reduce((sum, player) => sum + player.sips, 0);
  const points = players.reduce((sum, player) => sum + player.points, 0);
  return [
    ...(sips > 0 || points === 0 ? [fill(words.sips, { count: sips })] : []),
    ...(points > 0 ? [fill(words.points, { count: points })] : []),
  ];
}

/** @param counts - somebody could have finished; in a game that is void, nobody failed to. */
function lineOf(seat: SeatStanding, counts: boolean, words: LogWords): string {
  const { summary, players } = words;
  const facts = [
    seat.time === null ? fill(summary.dropped, { count: seat.drops }) : durationOf(seat.time, words),
    ...amountsOf([seat], summary),
  ].join(', ');
  const none = counts && !seat.isUnplaced ? `${players.dnf} ` : '';
  const place = seat.place === null ? none : `${seat.place}. `;
  return `${place}${seatName(seat)}: ${facts}`;
}

/** Luck and choices of each seat of a game, in turns. @returns undefined when they cannot be worked out now. */
export async function balancesOfGug(saved: GugTypes['saved']): Promise<readonly SeatBalance[] | undefined> {
  const { id } = saved.board;
  const board = isBoardId(id) ? await bringBoard(id) : undefined;
  if (!board) return undefined;
  const moves = movesMade({ saved, game: judgeOfSaved(saved, board), reduction: reduceSaved(saved, board) });
  const reviews = await reviewsOf(moves);
  if (!reviews) return undefined;
  const measured = moves.flatMap(({ event: { seat } }, index) => {
    const review = reviews[index];
    // Where the drops that were left could not all be made, there is nothing to measure a move by.
    return review && review.ahead < Infinity ? [{ seat, review }] : [];
  });
  return [...groupBy(measured, ({ seat }) => seat)].map(([seat, own]): SeatBalance => {
    const { moves: turns, luck, cost } = balanceOfMoves(own.map(({ review }) => review));
    return { seat, turns, luck, cost };
  });
}
