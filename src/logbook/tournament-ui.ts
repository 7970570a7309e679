import { TOURNAMENT_ADAPTER, type TournamentTypes } from '../games/log-adapters/tournament.ts';
import { fill } from '../i18n/fill.ts';
import { tournamentOnTv } from '../tables/tournament/on-tv.tsx';
import { REQUESTS } from '../storage/requests.ts';
import { dateOf } from '../i18n/dates.ts';
import { numberOf } from '../i18n/numbers.ts';
import { columnsOf, figuresIn, type GameUi, lookWith } from './game-ui.ts';

/** Tournaments in the log. */
export const TOURNAMENT_UI: GameUi<TournamentTypes> = {
  adapter: TOURNAMENT_ADAPTER,
  look: lookWith(TOURNAMENT_ADAPTER),
  name: ({ words }) => words.games.tournament,
  facts: (_, { words }) => [words.games.tournament],
  result({ is, winner, games }, { words: { tournament } }) {
    const running = games.over === 0 ? tournament.noGame : tournament.running;
    return {
      first: winner !== null ? fill(tournament.won, { name: winner }) : is === 'finished' ? tournament.nobody : running,
      rest: fill(tournament.games, { count: games.over, of: games.of }),
    };
  },
  /** The first first, without a place for who may still come further; then how many of its games are over. */
  lines: ({ players, games }, { words: { tournament } }) => [
    ...players.map(({ place, name, games: count, won, isWithdrawn, isSettled }) =>
      [
        fill(isSettled ? tournament.line : tournament.lineOpen, { place, name, count }),
        ...(won > 0 ? [fill(tournament.lineWon, { count: won })] : []),
        ...(isWithdrawn ? [tournament.lineWithdrawn] : []),
      ].join(', '),
    ),
    fill(tournament.games, { count: games.over, of: games.of }),
  ],
  columns: columnsOf('player', 'place', 'games', 'gamesWon'),
  cells: (_, { players }) =>
    players.map(({ name, place, games, won }) => ({ player: name, place, games, gamesWon: won })),
  records: [['gamesWon', 'most']],
  heading: ({ words }) => words.tournament.heading,
  card(player, { words: { tournament, players }, lang }) {
    const { tournaments } = player;
    return {
      figures: figuresIn(lang, [
        [tournament.tournaments, tournaments.length],
        [tournament.wins, player.wins],
        [players.bestPlace, player.best],
        [players.place, player.place, 1],
        [tournament.played, player.games],
        [tournament.gamesWon, player.won],
      ]),
      count: tournaments.length,
      last: tournaments.at(-1)!.at,
      latest: tournament.last,
      charts: [{ shows: 'places', label: tournament.places, said: tournament.placesSaid, games: tournaments }],
      heads: [players.date, players.placeHead, tournament.played, tournament.gamesWon],
      rows: [...tournaments].reverse().map(({ id, at, place, of, games, won }) => ({
        key: id,
        cells: [dateOf(at, lang), fill(players.placeOf, { place, of }), numberOf(games, lang), numberOf(won, lang)],
      })),
    };
  },
  // Tournaments have no panel of their own: they are played in the log's.
  address: '#log',
  ask: () => REQUESTS.tournament.set(true),
  tv: tournamentOnTv,
};
