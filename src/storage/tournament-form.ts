import * as v from 'valibot';
import { parseVariationCode, makeShortCode } from '../games/gug/variation-code.ts';
import {
  DEFAULT_TOURNAMENT_READINGS,
  TOURNAMENT_RULINGS,
  type TournamentRulingId,
} from '../games/tournament/rulings.ts';
import { checkTournamentSetup } from '../games/tournament/tournament-check-setup.ts';
import type { TournamentEvent } from '../games/tournament/tournament-events.ts';
import {
  GAMES_MOST,
  type PlayedGame,
  PLAYERS_LEAST,
  PLAYERS_MOST,
  SEED_MOST,
  type TournamentSetup,
} from '../games/tournament/tournament-setup.ts';
import type { SavedTournament } from './saved-game.ts';
import { eventOf, Eyes, LateSeat, listOf, readingOf, Thrown, Typed, TypedPlayers, word } from './shared-schema.ts';
import { Id, Name, NAME_MOST, plainText, whole } from './text-schema.ts';
import { namedOneByOne, type SavedForm } from './saved-form.ts';

/** Longer than any code that so few players can play. */
const CODE_MOST = 500;
const RULING_IDS = Object.keys(TOURNAMENT_RULINGS) as readonly TournamentRulingId[];

/** `CT-CS`, as a code is written short. */
const VariationCode = v.pipe(
  plainText(NAME_MOST),
  v.check((text) => {
    const read = parseVariationCode(text);
    return read.ok && makeShortCode(read.variation, read.isClosed) === text;
  }, 'unknown-option'),
);

/** What is played in every game; a name of one's own is read by `name`. */
const playedGame = <N extends v.GenericSchema<unknown, string>>(name: N) =>
  v.variant(
    'is',
    [
      v.strictObject({ is: v.literal('gug'), variation: v.nullable(VariationCode) }),
      v.strictObject({ is: v.literal('gools') }),
      v.strictObject({ is: v.literal('gabong') }),
      v.strictObject({ is: v.literal('other'), name }),
    ],
    'unknown-option',
  );

const Reading = readingOf(TOURNAMENT_RULINGS, DEFAULT_TOURNAMENT_READINGS);

const Setup = v.pipe(
  v.strictObject({
    format: plainText(CODE_MOST),
    of: playedGame(Name) satisfies v.GenericSchema<unknown, PlayedGame>,
    players: v.pipe(listOf(v.strictObject({ name: Name }), PLAYERS_MOST), v.minLength(PLAYERS_LEAST, 'missing')),
    rulings: Reading,
  }),
  // A tournament is laid out by its code: one that cannot be played is none.
  v.forward(
    v.check((setup) => checkTournamentSetup(setup).every(({ reason }) => !OF_THE_CODE.has(reason)), 'unknown-option'),
    ['format'],
  ),
) satisfies v.GenericSchema<unknown, TournamentSetup>;

const OF_THE_CODE: ReadonlySet<string> = new Set(['bad-format', 'too-many-games', 'players-unlike-format']);

const Player = LateSeat;
const Players = listOf(Player, PLAYERS_MOST);
const Layer = whole(0, GAMES_MOST - 1);
const Game = whole(0, GAMES_MOST - 1);
const Throw = v.strictObject({ player: Player, eyes: Eyes });

const Event = v.variant(
  'kind',
  [
    eventOf('draw', { layer: Layer, seed: whole(0, SEED_MOST) }),
    eventOf('result', {
      layer: Layer,
      game: Game,
      from: v.nullable(Id),
      order: listOf(v.pipe(Players, v.minLength(1, 'missing')), PLAYERS_MOST),
      dnf: Players,
    }),
    eventOf('toss', { layer: Layer, game: v.nullable(Game), throws: listOf(Throw, PLAYERS_MOST), by: Thrown }),
    eventOf('decide', { layer: Layer, game: v.nullable(Game), order: Players }),
    eventOf('withdraw', { player: Player }),
    eventOf('join', { name: Name, instead: Player }),
    eventOf('ruling', { ruling: word(RULING_IDS), option: plainText(NAME_MOST) }),
    eventOf('end', {}),
  ],
  'unknown-option',
) satisfies v.GenericSchema<unknown, TournamentEvent>;

/** Its code may not be one yet. */
const Draft: v.GenericSchema<unknown, TournamentSetup> = v.strictObject({
  format: Typed,
  of: playedGame(Typed),
  players: TypedPlayers(PLAYERS_MOST),
  rulings: Reading,
});

export const TOURNAMENT_FORM = {
  setup: Setup,
  event: Event,
  draft: Draft,
  named: namedOneByOne<TournamentEvent, SavedTournament>(),
} satisfies SavedForm<SavedTournament>;
