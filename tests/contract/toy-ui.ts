import { type GameUi, lookWith } from '../../src/logbook/game-ui.ts';
import { TOY_ADAPTER, type ToyTypes } from './toy.ts';

const WORDS = {
  en: { name: 'Ten', leads: 'leads', sum: 'Sum', player: 'Player', games: 'Games' },
  nb: { name: 'Ti', leads: 'leder', sum: 'Sum', player: 'Spiller', games: 'Spill' },
} as const;

/** The words of the fifth game are its own. */
export const TOY_UI: GameUi<ToyTypes> = {
  adapter: TOY_ADAPTER,
  look: lookWith(TOY_ADAPTER),
  name: ({ lang }) => WORDS[lang].name,
  facts: (_, { lang }) => [WORDS[lang].name],
  result({ players, places }, { lang }) {
    const first = players[places.findIndex(({ place }) => place === 1)]!;
    return { first: `${first.name} ${WORDS[lang].leads}`, rest: `${first.sum}` };
  },
  lines: ({ players }) => players.map(({ name, sum }) => `${name}: ${sum}`),
  columns: ({ lang }) => ({ player: WORDS[lang].player, sum: WORDS[lang].sum }),
  cells: (_, { players }) => players.map(({ name, sum }) => ({ player: name, sum })),
  heading: ({ lang }) => WORDS[lang].name,
  card: ({ games }, { lang }) => ({
    figures: [[WORDS[lang].games, `${games.length}`]],
    count: games.length,
    last: games.length,
    latest: '{count}',
    charts: [],
    heads: [WORDS[lang].sum],
    rows: games.map(({ id, sum }) => ({ key: id, cells: [`${sum}`] })),
  }),
  address: '#toy',
  ask: () => undefined,
  tv: () => Promise.resolve(() => ({ who: '', what: 'Ten', last: [], rows: [] })),
};
