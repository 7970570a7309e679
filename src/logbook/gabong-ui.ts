import { GABONG } from '../games/gabong/match-play.ts';
import { penaltiesOf } from '../games/gabong/match-results.ts';
import { GABONG_ADAPTER, type GabongTypes } from '../games/log-adapters/gabong.ts';
import { fill } from '../i18n/fill.ts';
import { reduceTable } from '../storage/reduce-table.ts';
import { dealsRows, dealsScene } from '../tables/gabong/board/deals-scene.ts';
import { gabongOnTv } from '../tables/gabong/on-tv.ts';
import { REQUESTS } from '../storage/requests.ts';
import { dateOf } from '../i18n/dates.ts';
import { numberOf } from '../i18n/numbers.ts';
import { columnsOf, figuresIn, type GameUi, lookWith } from './game-ui.ts';

/** Gabong in the log. */
export const GABONG_UI: GameUi<GabongTypes> = {
  adapter: GABONG_ADAPTER,
  look: lookWith(GABONG_ADAPTER),
  name: ({ words }) => words.games.gabong,
  facts: (_, { words }) => [words.games.gabong],
  result: ({ is, leaders, players, deals }, { words: { gabong } }) => {
    const [first, ...others] = leaders;
    const isOver = is === 'finished';
    // The first of the players is a leader.
    const count = players[0]?.total ?? 0;
    const said =
      first === undefined
        ? gabong[isOver ? 'nobody' : 'noDeal']
        : others.length === 0
          ? fill(gabong[is], { name: first, count })
          : fill(gabong[isOver ? 'shared' : 'level'], { names: leaders.join(', '), count });
    return { first: said, rest: fill(gabong.deals, { count: deals }) };
  },
  poster(saved) {
    const { state } = reduceTable(GABONG, saved);
    return Promise.resolve({ scene: dealsScene(state), rows: dealsRows(state) });
  },
  /** The first first; then after how many deals. */
  lines: ({ players, deals }, { words: { gabong } }) => [
    ...players.map((player) => {
      const { place, name, total, thetas, dealsWon } = player;
      const penalties = penaltiesOf(player);
      return [
        fill(gabong.line, { place, name, total }),
        ...(thetas > 0 ? [fill(gabong.lineThetas, { count: thetas })] : []),
        ...(dealsWon > 0 ? [fill(gabong.lineDeals, { count: dealsWon })] : []),
        ...(penalties > 0 ? [fill(gabong.linePenalties, { count: penalties })] : []),
      ].join(', ');
    }),
    fill(gabong.deals, { count: deals }),
  ],
  columns: columnsOf('player', 'place', 'points', 'deals', 'dealsWon', 'thetas', 'average', 'worst', 'penalties'),
  cells: (_, { players }) =>
    players.map((player) => ({
      player: player.name,
      place: player.place,
      points: player.total,
      deals: player.deals,
      dealsWon: player.dealsWon,
      thetas: player.thetas,
      ...(player.average !== null && { average: Math.round(player.average * 100) / 100 }),
      ...(player.worst !== null && { worst: player.worst }),
      penalties: penaltiesOf(player),
    })),
  records: [
    // Whoever came late or left early has fewer points for that alone.
    ['points', 'least', (row, { deals }) => row['deals'] === deals],
    ['thetas', 'most'],
    ['worst', 'most'],
  ],
  heading: ({ words }) => words.games.gabong,
  card(player, { words: { gabong, players }, lang }) {
    const { rounds } = player;
    return {
      figures: figuresIn(lang, [
        [gabong.rounds, rounds.length],
        [gabong.wins, player.wins],
        ...(player.best === null ? [] : [[gabong.best, player.best] as const]),
        [gabong.played, player.deals],
        [gabong.dealsWon, player.dealsWon],
        [gabong.thetas, player.thetas],
        [gabong.average, player.average, 1],
        [gabong.worst, player.worst],
        [gabong.penalties, player.penalties],
      ]),
      count: rounds.length,
      last: rounds.at(-1)!.at,
      latest: gabong.last,
      charts: [
        { shows: 'places', label: gabong.places, said: gabong.placesSaid, games: rounds },
        {
          shows: 'points',
          label: gabong.totals,
          said: gabong.totalsSaid,
          amounts: rounds.map(({ total }) => total),
        },
      ],
      heads: [players.date, players.placeHead, gabong.total, gabong.thetas, gabong.averageHead],
      rows: [...rounds].reverse().map(({ id, seat, at, place, of, total, thetas, average }) => ({
        key: `${id} ${seat}`,
        cells: [
          dateOf(at, lang),
          fill(players.placeOf, { place, of }),
          numberOf(total, lang),
          numberOf(thetas, lang),
          average === null ? '–' : numberOf(average, lang, 1),
        ],
      })),
    };
  },
  address: '#gabong',
  ask: () => REQUESTS.gabong.set(true),
  tv: gabongOnTv,
};
