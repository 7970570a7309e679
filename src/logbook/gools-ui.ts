import { GOOLS } from '../games/gools/play.ts';
import { placeAmong } from '../games/gools/results.ts';
import { GOOLS_ADAPTER, type GoolsTypes } from '../games/log-adapters/gools.ts';
import { fill } from '../i18n/fill.ts';
import { LATE_WORDS } from '../i18n/late/words.ts';
import { reduceTable } from '../storage/reduce-table.ts';
import { goolsOnTv } from '../tables/gools/on-tv.ts';
import { handsScene } from '../tables/gools/play/hands-scene.ts';
import { REQUESTS } from '../storage/requests.ts';
import { dateOf } from '../i18n/dates.ts';
import { numberOf } from '../i18n/numbers.ts';
import { columnsOf, figuresIn, type GameUi, lookWith } from './game-ui.ts';
import { endOf } from '../games/shared/reduction.ts';
import { playedOf } from '../games/shared/played.ts';
import type { SeatBalance } from '../storage/kept-balances.ts';
import { ask } from '../tables/gools/advisor/ask.ts';

/** Gabba Gools in the log. */
export const GOOLS_UI: GameUi<GoolsTypes> = {
  adapter: GOOLS_ADAPTER,
  look: lookWith(GOOLS_ADAPTER),
  name: ({ words }) => words.games.gools,
  facts: (_, { words }) => [words.games.gools],
  result({ is, players, rounds }, { words: { gools } }) {
    const most = players[0]?.wins ?? 0;
    const best = players.filter(({ wins }) => wins === most);
    const drinks = players.reduce((sum, { taken }) => sum + taken.drink, 0);
    const first =
      best.length === 1 ? fill(gools[is], { name: best[0]!.name, count: most }) : fill(gools.level, { count: most });
    return {
      first: rounds === 0 ? gools[is === 'finished' ? 'nobody' : 'noRound'] : first,
      rest: `${fill(gools.rounds, { count: rounds })} · ${fill(gools.drinks, { count: drinks })}`,
    };
  },
  poster: async (saved, lang) => ({
    scene: handsScene(reduceTable(GOOLS, saved).state, await LATE_WORDS.gools[lang]()),
  }),
  /** The most wins first. */
  lines: ({ players }, { words: { gools } }) =>
    players.map(({ name, wins, rounds, taken, threeMan }) =>
      [
        fill(gools.line, { name, wins, rounds, drinks: taken.drink }),
        ...(taken.shot > 0 ? [fill(gools.lineShots, { count: taken.shot })] : []),
        ...(threeMan > 0 ? [fill(gools.lineThreeMan, { count: threeMan })] : []),
      ].join(', '),
    ),
  columns: columnsOf(
    'player',
    'place',
    'rounds',
    'wins',
    'gools',
    'pure',
    'impure',
    'threeMan',
    'taken',
    'given',
    'shots',
    'shotsGiven',
    'hits',
    'hitsGiven',
  ),
  /** Seat by seat: who has left and come back has two, and one of the standing's places. */
  cells: (_, { players }) =>
    players.map(({ name, rounds, wins, gools, pure, impure, threeMan, taken, given }) => ({
      player: name,
      place: placeAmong(players, wins),
      rounds,
      wins,
      gools,
      pure,
      impure,
      threeMan,
      taken: taken.drink,
      given: given.drink,
      shots: taken.shot,
      shotsGiven: given.shot,
      hits: taken.hit,
      hitsGiven: given.hit,
    })),
  records: [
    ['wins', 'most'],
    ['gools', 'most'],
    ['taken', 'most'],
  ],
  heading: ({ words }) => words.games.gools,
  card(player, { words: { gools, players }, lang }) {
    const { evenings, taken, given } = player;
    const figures: readonly (readonly [string, number])[] = [
      [gools.evenings, evenings.length],
      [gools.played, player.rounds],
      [gools.wins, player.wins],
    ];
    // What never happened is not told.
    const seldom: readonly (readonly [string, number])[] = [
      [gools.inARow, player.inARow],
      [gools.gools, player.gools],
      [gools.pure, player.pure],
      [gools.impure, player.impure],
      [gools.threeMan, player.threeMan],
      [gools.rules, player.rules],
      [gools.taken, taken.drink],
      [gools.given, given.drink],
      [gools.shots, taken.shot],
      [gools.shotsGiven, given.shot],
      [gools.hits, taken.hit],
      [gools.hitsGiven, given.hit],
    ];
    return {
      figures: figuresIn(lang, [...figures, ...seldom.filter(([, count]) => count > 0)]),
      count: evenings.length,
      last: evenings.at(-1)!.at,
      latest: players.last,
      charts:
        taken.drink > 0
          ? [
              {
                shows: 'sips',
                label: gools.takenChart,
                said: gools.takenSaid,
                amounts: evenings.map((evening) => evening.taken.drink),
              },
            ]
          : [],
      heads: [players.date, gools.played, gools.wins, gools.taken],
      rows: [...evenings].reverse().map((evening) => ({
        key: evening.id,
        cells: [
          dateOf(evening.at, lang),
          numberOf(evening.rounds, lang),
          numberOf(evening.wins, lang),
          numberOf(evening.taken.drink, lang),
        ],
      })),
    };
  },
  played: {
    unit: 'chance',
    counts: ({ rounds }) => rounds > 0,
    names: ({ players }, seat) => players.flatMap((player) => (player.seat === seat ? [player.name] : [])),
    balances: balancesOfGools,
  },
  address: '#gools',
  ask: () => REQUESTS.gools.set(true),
  tv: goolsOnTv,
};

/**
 * Luck and choices of each seat in the rounds that were won, in chances of winning the round (2.3): that is what counts,
 * whatever else somebody may have played for.
 *
 * @returns undefined when they cannot be worked out now.
 */
async function balancesOfGools({ setup, events }: GoolsTypes['saved']): Promise<readonly SeatBalance[] | undefined> {
  const { rounds } = endOf(GOOLS, setup, playedOf(events)).state;
  const answer = await ask({ kind: 'rounds', rounds });
  return answer?.kind === 'rounds' ? answer.seats : undefined;
}
