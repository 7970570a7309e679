import type { TournamentEvent, TournamentEventOf } from '../../../src/games/tournament/tournament-events.ts';
import type { TournamentReadings } from '../../../src/games/tournament/rulings.ts';

/** What a tournament is worked out from: what was said, and how each layer was seated when it began. */
export interface SlowInput {
  readonly code: string;
  readonly players: number;
  readonly R24: TournamentReadings['R24'];
  readonly R25: TournamentReadings['R25'];
  readonly events: readonly TournamentEvent[];
  /** The games of each layer once it has begun; null before. */
  readonly begun: readonly (readonly (readonly number[])[] | null)[];
  /** How everybody came to the layers that have begun, as it was then: `player > layer`, from which box. */
  readonly came: ReadonlyMap<string, SlowBox>;
}

export interface SlowBox {
  readonly layer: number;
  readonly game: number | null;
}

export interface SlowWay {
  readonly player: number;
  readonly from: SlowBox;
  readonly to: number;
}

export interface SlowLayer {
  /** Who has come to it; fewer than are to come while an earlier layer goes on. */
  readonly members: readonly number[];
  /** The players of its games; null while nobody knows them. */
  readonly games: readonly (readonly number[])[] | null;
  readonly isDone: boolean;
  /** Who goes on from here for certain. */
  readonly ways: readonly SlowWay[];
}

interface Code {
  readonly games: number;
  readonly size: number;
  readonly players: number;
  readonly isRotated: boolean;
  readonly moves: readonly { readonly count: number; readonly to: number }[];
}

function readCode(code: string): readonly Code[] {
  const texts = code.split('-');
  const kinds = texts.map((text) => /[A-Z]+/.exec(text)![0]);
  return texts.map((text, index) => {
    const [, games = '', , size = '', , rotated] = /^(\d*)([A-Z]+)(\d+)(@(\d+))?/.exec(text)!;
    return {
      games: Number(games || 1),
      size: Number(size),
      players: rotated === undefined ? Number(games || 1) * Number(size) : Number(rotated),
      isRotated: rotated !== undefined,
      moves: [...(text.split('/')[1] ?? '').matchAll(/(\d+)([A-Z]+)/g)].map(([, count, kind]) => ({
        count: Number(count),
        to: kinds.indexOf(kind!, index + 1),
      })),
    };
  });
}

/**
 * Who goes where in a tournament that is on, worked out anew from its code and its events with no regard to how the engine
 * does it. Who goes on is certain where they do however the open ties come out: each is taken as their best and as their
 * worst, and only who goes to the same layer by both does so for certain.
 */
export function slowOnward(input: SlowInput): readonly SlowLayer[] {
  const codes = readCode(input.code);
  const layers: SlowLayer[] = [];
  for (const layer of codes.keys()) layers.push(slowLayer(input, codes, layers, layer));
  return layers;
}

function slowLayer(input: SlowInput, codes: readonly Code[], before: readonly SlowLayer[], layer: number): SlowLayer {
  const code = codes[layer]!;
  const { events } = input;
  const withdrawn = withdrawnIn(events);
  const cameHere = (player: number) => input.came.get(`${player} > ${layer}`) !== undefined;
  const all = Array.from({ length: input.players }, (_, player) => player);
  const members =
    layer === 0
      ? all
      : all.filter(
          (player) =>
            cameHere(player) ||
            before.some(({ isDone, ways }) => isDone && ways.some((way) => way.player === player && way.to === layer)),
        );
  const isDrawn = code.isRotated ? code.players > code.size : code.games > 1;
  const seats =
    input.begun[layer] ?? (members.length === code.players && !isDrawn ? Array(code.games).fill(members) : null);
  const games = seats as readonly (readonly number[])[] | null;
  const results = Array.from({ length: code.games }, (_, game) =>
    games === null ? null : placesOf(games[game]!, resultOf(events, layer, game), withdrawn),
  );
  const already = new Map(
    all.flatMap((player) => {
      // Of several later layers the nearest to which they came from here.
      for (let to = layer + 1; to < codes.length; to += 1) {
        const from = input.came.get(`${player} > ${to}`);
        if (from?.layer === layer) return [[player, { player, from, to }] as const];
      }
      return [];
    }),
  );
  const isByGame = !code.isRotated || input.R24 === 'game';
  const isOver = results.every((places) => places !== null);
  const orders = (favour: number | null, isBest: boolean) => {
    const scoreIn = (player: number, over: readonly number[], game: number | null) =>
      [
        Number(withdrawn.includes(player)),
        ...scoreOf(input, results, over, { layer, game }, player),
        player === favour && !withdrawn.includes(player) ? (isBest ? -1 : 1) : 0,
        player,
      ] as const;
    const sorted = (players: readonly number[], over: readonly number[], game: number | null) =>
      players.toSorted((one, other) => compare(scoreIn(one, over, game), scoreIn(other, over, game)));
    return {
      games: (games ?? []).map((players, game) => (results[game] ? sorted(players, [game], game) : [])),
      whole: code.isRotated && isOver ? sorted(members, [...results.keys()], null) : [],
    };
  };
  const goal = (player: number, isBest: boolean): SlowWay | undefined => {
    const { games: tables, whole } = orders(player, isBest);
    const taken = new Map(already);
    const isFree = (one: number) => !taken.has(one);
    for (const { count, to } of code.moves) {
      if (input.begun[to]) continue;
      let left = 0;
      const lists = isByGame ? tables.map((order, game) => ({ order, game })) : [{ order: whole, game: null }];
      for (const { order, game } of lists) {
        const go = order.filter(isFree).slice(0, count);
        for (const one of go) taken.set(one, { player: one, from: { layer, game }, to });
        left += count - go.length;
      }
      for (const one of isByGame ? whole.filter(isFree).slice(0, left) : []) {
        taken.set(one, { player: one, from: { layer, game: null }, to });
      }
    }
    return taken.get(player);
  };
  const tied: number[] = [];
  const ways = members.flatMap((player): readonly SlowWay[] => {
    const own = already.get(player);
    if (own) return [own];
    const [best, worst] = [goal(player, true), goal(player, false)];
    if (best?.to !== worst?.to || best?.from.game !== worst?.from.game) {
      tied.push(player);
      return [];
    }
    return best ? [best] : [];
  });
  const isLast = layer === codes.length - 1;
  const isDone =
    isOver &&
    games !== null &&
    tied.length === 0 &&
    (!isLast || hasFirst(orders(null, true), input, results, layer, withdrawn));
  // In a rotated layer every place waits for all games, and for all ties.
  const certain = code.isRotated && !isDone ? ways.filter(({ player }) => already.has(player)) : ways;
  return { members, games, isDone, ways: certain };
}

/** Whether nobody shares the first place of the final. */
function hasFirst(
  { games, whole }: { readonly games: readonly (readonly number[])[]; readonly whole: readonly number[] },
  input: SlowInput,
  results: readonly (Places | null)[],
  layer: number,
  withdrawn: readonly number[],
): boolean {
  const isWhole = whole.length > 0;
  const [first, second] = isWhole ? whole : games[0]!;
  if (second === undefined || withdrawn.includes(second)) return true;
  const over = isWhole ? [...results.keys()] : [0];
  const at = { layer, game: isWhole ? null : 0 };
  return compare(scoreOf(input, results, over, at, first!), scoreOf(input, results, over, at, second)) !== 0;
}

type Places = ReadonlyMap<number, number>;

const withdrawnIn = (events: readonly TournamentEvent[]): readonly number[] =>
  events.flatMap((event) => (event.kind === 'withdraw' ? [event.player] : []));

const resultOf = (
  events: readonly TournamentEvent[],
  layer: number,
  game: number,
): TournamentEventOf<'result'> | undefined =>
  events.find((event) => event.kind === 'result' && event.layer === layer && event.game === game) as
    TournamentEventOf<'result'> | undefined;

/** Null while a game is to be played. */
function placesOf(
  players: readonly number[],
  result: TournamentEventOf<'result'> | undefined,
  withdrawn: readonly number[],
): Places | null {
  if (!result) {
    const here = players.filter((player) => !withdrawn.includes(player));
    if (here.length > 1) return null;
    return new Map(players.map((player) => [player, here.includes(player) ? 1 : players.length]));
  }
  return new Map(
    players.map((player) => {
      const group = result.order.findIndex((together) => together.includes(player));
      return [player, group < 0 ? players.length : 1 + result.order.slice(0, group).flat().length];
    }),
  );
}

/** What R25 goes by, the lowest first. */
function scoreOf(
  { events, R25 }: SlowInput,
  results: readonly (Places | null)[],
  games: readonly number[],
  { layer, game }: SlowBox,
  player: number,
): readonly number[] {
  const places = games.flatMap((one) => results[one]?.get(player) ?? []);
  const said = events.flatMap((event) => {
    if (event.kind === 'toss' && event.layer === layer && event.game === game) {
      return [-(event.throws.find((thrown) => thrown.player === player)?.eyes ?? 0)];
    }
    if (event.kind !== 'decide' || event.layer !== layer || event.game !== game) return [];
    return [event.order.includes(player) ? event.order.indexOf(player) : event.order.length];
  });
  const sum = places.reduce((total, place) => total + place, 0);
  return [sum, R25 === 'referee' ? 0 : Math.min(...places), ...said];
}

function compare(one: readonly number[], other: readonly number[]): number {
  const index = one.findIndex((value, at) => value !== other[at]);
  return index < 0 ? 0 : one[index]! - other[index]!;
}
