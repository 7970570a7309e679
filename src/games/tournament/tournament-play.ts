import { allowed, gameOf, unless } from '../shared/decision.ts';
import { isSamePlayer } from '../shared/names.ts';
import { isName } from '../shared/set-up.ts';
import { isEyes } from '../shared/eyes.ts';
import type { Game } from '../shared/game.ts';
import { hasReading } from '../shared/ruling.ts';
import { checkFormat } from './check-format.ts';
import { planFormat } from './format-plan.ts';
import { parseFormat } from './parse-format.ts';
import { TOURNAMENT_RULINGS, type TournamentReadings } from './rulings.ts';
import { finding, never, type TournamentDecision, type TournamentFinding } from './tournament-decision.ts';
import { drawGroups, freePlaces, layersOf } from './tournament-layers.ts';
import type { TableOf, TournamentEvent, TournamentEventOf } from './tournament-events.ts';
import { isTournamentOver } from './tournament-places.ts';
import { SEED_MOST, type TournamentSetup } from './tournament-setup.ts';
import { type LayerView, type Tie, type TournamentState, withGroups, withLayer } from './tournament-state.ts';

/** A tournament (18.1): its draws, the results of its games, and what is said where they leave it open who goes on. */
export const TOURNAMENT: Game<TournamentSetup, TournamentEvent, TournamentState, TournamentFinding> = gameOf(
  startOf,
  decide,
  {
    keys: ['player', 'order', 'dnf', 'instead'],
    count: ({ setup }) => setup.players.length,
    namesake: ({ reason, data }, state, event) => {
      if (reason === 'name-taken') return data.player;
      return reason === 'place-not-free' && event.kind === 'join' ? playerOf(state, event.name) : undefined;
    },
    // The other phone has given the place to somebody else: there may be another.
    besideOthers(event, state) {
      if (event.kind !== 'join' || state.replaced?.[event.instead] === undefined) return event;
      if (playerOf(state, event.name) !== undefined) return event;
      const [instead] = freePlaces(state, layersOf(state));
      return instead === undefined ? event : { ...event, instead };
    },
  },
);

function startOf(setup: TournamentSetup): TournamentState {
  const { rulings } = setup;
  const parsed = parseFormat(setup.format, rulings.R24);
  if (!parsed.ok) throw new RangeError(`no format: ${setup.format}`);
  const { format } = parsed;
  const layers = format.map(({ games }) => ({
    rulings,
    groups: null,
    came: null,
    results: Array.from({ length: games }, () => null),
    tosses: [],
    decisions: [],
  }));
  return { setup, format, plan: planFormat(format, rulings.R24), rulings, layers, withdrawn: [], isEnded: false };
}

function decide(state: TournamentState, event: TournamentEvent): TournamentDecision {
  const views = layersOf(state);
  if (isTournamentOver(state, views)) return never('tournament-over');
  if ('layer' in event) {
    const view = views[event.layer];
    if (!view) return never('no-such-layer', { layer: event.layer });
    if (event.kind === 'draw') return decideDraw(state, views, event);
    if ('game' in event && event.game !== null && !view.games[event.game]) {
      return never('no-such-game', { layer: event.layer, game: event.game });
    }
    if (event.kind === 'result') return decideResult(state, views, event);
    return event.kind === 'toss' ? decideToss(state, view, event) : decideReferee(state, view, event);
  }
  switch (event.kind) {
    case 'withdraw':
      return decideWithdraw(state, event);
    case 'join':
      return decideJoin(state, views, event);
    case 'ruling':
      return decideRuling(state, views, event);
    case 'end':
      return allowed(() => ({ ...state, isEnded: true }));
  }
}

/** Who plays whom in a layer, once it is known who is in it. */
function decideDraw(
  state: TournamentState,
  views: readonly LayerView[],
  { layer, seed }: TournamentEventOf<'draw'>,
): TournamentDecision {
  const { status, isDrawn, arrivals } = views[layer]!;
  if (!isDrawn) return never('nothing-to-draw', { layer });
  if (status === 'waiting') return never('players-not-known', { layer });
  if (status !== 'to-draw') return never('drawn-already', { layer });
  if (!Number.isInteger(seed) || seed < 0 || seed > SEED_MOST) return never('bad-seed', { layer });
  const entrants = arrivals.map(({ player, from }) => ({
    player,
    origin: from === null ? '' : `${from.layer}/${from.game ?? ''}`,
    isWithdrawn: state.withdrawn.includes(player),
  }));
  return allowed(() => withGroups(state, views, layer, { groups: drawGroups(state.format[layer]!, entrants, seed) }));
}

/** A player goes home: last of what is still to play, and who is next best goes on instead. */
function decideWithdraw(state: TournamentState, { player }: TournamentEventOf<'withdraw'>): TournamentDecision {
  const { setup, withdrawn } = state;
  if (!setup.players[player]) return never('no-such-player', { player });
  if (withdrawn.includes(player)) return never('withdrawn-already', { player });
  return allowed(() => ({ ...state, withdrawn: [...withdrawn, player] }));
}

/** Who plays under a name. Whoever went home may come back under the same one. */
function playerOf({ setup, withdrawn }: TournamentState, name: string): number | undefined {
  const at = setup.players.findIndex((other, player) => isSamePlayer(other.name, name) && !withdrawn.includes(player));
  return at < 0 ? undefined : at;
}

/** A latecomer takes a place that nobody has played from. */
function decideJoin(
  state: TournamentState,
  views: readonly LayerView[],
  { name, instead }: TournamentEventOf<'join'>,
): TournamentDecision {
  const { setup, replaced, layers } = state;
  if (!setup.players[instead]) return never('no-such-player', { player: instead });
  if (!freePlaces(state, views).includes(instead)) return never('place-not-free', { player: instead });
  const called = name.trim();
  if (!isName(called)) return never('bad-name', { player: instead });
  const namesake = playerOf(state, name);
  if (namesake !== undefined) return never('name-taken', { player: namesake });
  return allowed(() => {
    const player = setup.players.length;
    const by = (other: number) => (other === instead ? player : other);
    const [first, ...later] = layers;
    const { groups, came } = first!;
    const changed = {
      ...first!,
      groups: groups?.map((players) => players.map(by)) ?? null,
      came: came?.map((arrival) => ({ ...arrival, player: by(arrival.player) })) ?? null,
    };
    return {
      ...state,
      setup: { ...setup, players: [...setup.players, { name: called }] },
      replaced: { ...replaced, [instead]: player },
      layers: [changed, ...later],
    };
  });
}

/** The table reads a gap anew: from here on, and not for layers that are done. */
function decideRuling(
  state: TournamentState,
  views: readonly LayerView[],
  { ruling, option }: TournamentEventOf<'ruling'>,
): TournamentDecision {
  if (!hasReading(TOURNAMENT_RULINGS, ruling, option)) return never('no-such-reading');
  const { format } = state;
  const change = { [ruling]: option };
  const rulings: TournamentReadings = { ...state.rulings, ...change };
  // By the other reading of R24 more players, or fewer, would go on than the next layers are for.
  if (checkFormat(format, rulings.R24)) return never('reading-breaks-format');
  const layers = state.layers.map((layer, index) =>
    views[index]!.status === 'done' ? layer : { ...layer, rulings: { ...layer.rulings, ...change } },
  );
  return allowed(() => ({ ...state, rulings, plan: planFormat(format, rulings.R24), layers }));
}

/** A game is over: everybody who was in it has come in, alone or with others, or has not finished. */
function decideResult(
  state: TournamentState,
  views: readonly LayerView[],
  { layer, game, order, dnf, from }: TournamentEventOf<'result'>,
): TournamentDecision {
  const { games } = views[layer]!;
  const { players, present, is } = games[game]!;
  if (is === 'waiting') return never('game-not-drawn', { layer, game });
  if (is === 'over') return never('result-already', { layer, game });
  if (is === 'walkover') return never('won-unplayed', { layer, game });
  if (order.some((group) => group.length === 0)) return never('empty-place', { layer, game });
  const listed = [...order.flat(), ...dnf];
  const stray = listed.find((player) => !players.includes(player));
  if (stray !== undefined) return never('not-in-game', { player: stray, layer, game });
  const twice = listed.find((player, index) => listed.indexOf(player) < index);
  if (twice !== undefined) return never('player-twice', { player: twice, layer, game });
  const missing = present.find((player) => !listed.includes(player));
  if (missing !== undefined) return never('player-missing', { player: missing, layer, game });

  const gone = listed.filter((player) => !present.includes(player));
  const against = gone.map((player) => finding('player-withdrawn', { player, layer, game }));
  return unless(against, () => {
    const absent = players.filter((player) => !listed.includes(player));
    const { results } = state.layers[layer]!;
    return withGroups(state, views, layer, {
      groups: games.map(({ players }) => players),
      results: results.map((result, at) => (at === game ? { order, dnf, absent, from } : result)),
    });
  });
}

/** R25: the players of a tie throw a die each. */
function decideToss(state: TournamentState, view: LayerView, event: TournamentEventOf<'toss'>): TournamentDecision {
  const { layer, throws } = event;
  const tie = tieOf(
    view,
    event,
    throws.map(({ player }) => player),
  );
  if ('is' in tie) return tie;
  if (tie.by !== 'toss') return never('referee-decides', { layer });
  const bad = throws.find(({ eyes }) => !isEyes(eyes));
  if (bad) return never('bad-eyes', { player: bad.player });
  // A toss in which all throw alike settles nothing, and is not kept for every later look at the layer.
  if (new Set(throws.map(({ eyes }) => eyes)).size === 1) return allowed(() => state);
  return allowed(() => withLayer(state, layer, { tosses: [...state.layers[layer]!.tosses, event] }));
}

/** R25, by its other reading: the referee puts the players of a tie in order. */
function decideReferee(
  state: TournamentState,
  view: LayerView,
  event: TournamentEventOf<'decide'>,
): TournamentDecision {
  const { layer, order } = event;
  const tie = tieOf(view, event, order);
  if ('is' in tie) return tie;
  if (tie.by !== 'referee') return never('toss-decides', { layer });
  return allowed(() => withLayer(state, layer, { decisions: [...state.layers[layer]!.decisions, event] }));
}

/** The tie of just these players; else why there is none. */
function tieOf({ ties }: LayerView, { layer, game }: TableOf, players: readonly number[]): Tie | TournamentDecision {
  const here = ties.filter((tie) => tie.game === game);
  if (here.length === 0) return never('no-such-tie', { layer, ...(game === null ? {} : { game }) });
  const found = here.find(
    ({ among }) => among.length === players.length && among.every((player) => players.includes(player)),
  );
  return found ?? never('not-the-tied', { layer, ...(game === null ? {} : { game }) });
}
