/** The games whose tables and readings a question may be about. */
const ASKED = ['gug', 'gools', 'gabong'] as const;
type AskedGame = (typeof ASKED)[number];

/** What questions are answered by, as texts: null where nothing is kept. Whoever reads them checks them. */
export interface AskedTexts {
  /** The house rules of this phone. */
  readonly houseRules: Readonly<Record<AskedGame, string | null>>;
  /** The games on the tables, from the quick copy. */
  readonly games: Readonly<Record<AskedGame, string | null>>;
}

/** Reads what is kept, and writes nothing. A browser that refuses reading has nothing. */
export function askedTexts(): AskedTexts {
  const textOf = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const gameOn = (game: AskedGame): string | null => {
    const id = /^"([^"]+)"$/.exec(textOf(`${game}:current`) ?? '')?.[1];
    return id === undefined ? null : textOf(`game:${id}`);
  };
  const all = (text: (game: AskedGame) => string | null) =>
    Object.fromEntries(ASKED.map((game) => [game, text(game)])) as Record<AskedGame, string | null>;
  return { houseRules: all((game) => textOf(`${game}:house-rules`)), games: all(gameOn) };
}
