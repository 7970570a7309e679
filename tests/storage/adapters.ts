import { GABONG_ADAPTER, type GabongStanding, type GabongTypes } from '../../src/games/log-adapters/gabong.ts';
import { GOOLS_ADAPTER, type GoolsStanding, type GoolsTypes } from '../../src/games/log-adapters/gools.ts';
import { type Standing, standingOf } from '../../src/games/log-adapters/log-adapter.ts';
import {
  TOURNAMENT_ADAPTER,
  type TournamentStanding,
  type TournamentTypes,
} from '../../src/games/log-adapters/tournament.ts';
import type { Lang } from '../../src/i18n/lang.ts';
import { LOG_EN } from '../../src/i18n/log/en.ts';
import { LOG_NB } from '../../src/i18n/log/nb.ts';
import type { Known } from '../../src/logbook/game-ui.ts';
import { allUis } from '../../src/logbook/registry.ts';
import { resultRows } from '../../src/logbook/take-results.ts';
import { summaryOf } from '../../src/logbook/game-list.ts';
import type { SavedGame } from '../../src/storage/saved-game.ts';

const UIS = await allUis();

export const tongueOf = (lang: Lang) => ({ words: lang === 'en' ? LOG_EN : LOG_NB, lang });

export const goolsStanding = (game: GoolsTypes['saved']): GoolsStanding => standingOf(GOOLS_ADAPTER, game, undefined);
export const gabongStanding = (game: GabongTypes['saved']): GabongStanding =>
  standingOf(GABONG_ADAPTER, game, undefined);
export const tournamentStanding = (game: TournamentTypes['saved']): TournamentStanding =>
  standingOf(TOURNAMENT_ADAPTER, game, undefined);

/** A game as text, line by line; the first is its head. */
export const linesOf = (game: SavedGame, standing: Standing, lang: Lang): readonly string[] =>
  summaryOf(UIS.get(game.game)!, game, standing, tongueOf(lang)).split('\n');

/** Games as the table of results. */
export const rowsOf = (games: readonly SavedGame[], standings: readonly Standing[], lang: Lang) =>
  resultRows(
    games,
    new Map(games.map(({ id }, at): [string, Known] => [id, { is: 'known', standing: standings[at]! }])),
    UIS,
    tongueOf(lang),
  );
