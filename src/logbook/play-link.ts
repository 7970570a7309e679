import type { Standing } from '../games/log-adapters/log-adapter.ts';
import { playerKey } from '../games/shared/names.ts';
import { fill } from '../i18n/fill.ts';

/** What a play log keeps of a game. */
export interface Played {
  /** The id of the saved game, and its kind. */
  readonly id: string;
  readonly game: string;
  /** What the game is called. */
  readonly title: string;
  /** When it was begun, in milliseconds since 1970. */
  readonly began: number;
  readonly standing: Standing;
  /** What a player without a name is called, as `Player {number}`. */
  readonly nameless: string;
  /** Points by player’s name, where the fewest win; the last of a player’s counts. Left out where a game has none. */
  readonly points?: ReadonlyMap<string, number>;
}

/** The app remembers whom it has matched by this name, so it never changes. */
const SOURCE = 'Gunnar’s Companion';
const MINUTE = 60_000;
/** Whatever took longer was left lying on the table. */
const MINUTES_MOST = 24 * 60;
/** Beyond it a phone may open half a link. */
const LINK_MOST = 8000;

/** In UTC, as `2026-11-23 19:16:58`. */
const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 19).replace('T', ' ');

/**
 * A link by which the app BG Stats takes a game, as its makers document it ("Push plays to BG Stats from other apps or
 * websites"). The app opens it on this phone, and nothing is sent to anybody.
 *
 * @returns undefined where the game is longer than a link.
 */
export function playLink({ id, game, title, began, standing, nameless, points }: Played): string | undefined {
  // Whoever has left and come back may have been typed in another case.
  const scores = points && new Map([...points].map(([player, score]) => [playerKey(player), score]));
  const minutes = Math.round((standing.at - began) / MINUTE);
  const players = standing.places.flatMap(({ names: [name], players: team, place, isNameless }, at) =>
    (team ?? [name]).map((player) => {
      const score = scores?.get(playerKey(player));
      return {
        // Who has no name is somebody else in every game.
        ...(isNameless
          ? { name: fill(nameless, { number: at + 1 }), sourcePlayerId: `${id} ${at + 1}` }
          : { name: player, sourcePlayerId: playerKey(player) }),
        startPlayer: false,
        winner: place === 1,
        // Who did not finish comes after all who did.
        rank: place ?? standing.places.length,
        ...(score !== undefined && { score }),
        ...(team && { team: name }),
      };
    }),
  );
  const play = {
    sourceName: SOURCE,
    sourcePlayId: id,
    playDate: dateOf(began),
    ...(minutes >= 1 && minutes <= MINUTES_MOST && { durationMin: minutes }),
    game: { name: title, sourceGameId: game, highestWins: false, noPoints: points === undefined },
    players,
  };
  const link = `bgstats://app.bgstatsapp.com/createPlay.html?data=${encodeURIComponent(JSON.stringify(play))}`;
  return link.length > LINK_MOST ? undefined : link;
}
