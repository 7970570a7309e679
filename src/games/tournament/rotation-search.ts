import { type Draw, drawSome } from '../shared/seeded.ts';
import type { Rounds } from './rotation-meetings.ts';

/** Fresh starts, and changes tried from each: what a phone does in a moment. */
const STARTS = 8;
const CHANGES = 6000;
/** Out of so many changes that make nothing better or worse, all are made; of those that are worse by one, one is. */
const ONE_WORSE_IN = 60;

/** Where somebody sits: a round and a seat of it; from `seats` of the round on, it is not in a game. */
interface Table {
  readonly players: number;
  readonly size: number;
  /** For each round its players: game by game, and then those who sit out. */
  readonly rounds: number[][];
  readonly seats: readonly number[];
  /** How often each pair meets, at both of its places. */
  readonly met: number[][];
  /** Meetings that are not a pair's first. */
  repeats: number;
}

/** The table with fewest repeats that a seeded search finds, changing seats one by one; it stops at the bound. */
export function improve(players: number, size: number, shape: readonly number[], bound: number, draw: Draw): Rounds {
  let best: Rounds = [];
  let fewest = Infinity;
  for (let start = 0; start < STARTS && fewest > bound; start += 1) {
    const table = firstTable(players, size, shape, draw);
    let repeats = table.repeats;
    for (let change = 0; ; change += 1) {
      if (repeats < fewest) {
        fewest = repeats;
        best = gamesOf(table);
      }
      if (fewest <= bound || change === CHANGES) break;
      const undo = changeSeats(table, draw);
      const after = table.repeats;
      if (after > repeats + 1 || (after === repeats + 1 && draw(ONE_WORSE_IN) > 0)) undo();
      else repeats = after;
    }
  }
  return best;
}

/** Everybody in turn, round after round, in an order drawn. */
function firstTable(players: number, size: number, shape: readonly number[], draw: Draw): Table {
  const everybody = Array.from({ length: players }, (_, player) => player);
  const order = drawSome(draw, everybody, players);
  let next = 0;
  const rounds = shape.map((games) => {
    const round = order.map((_, seat) => order[(next + seat) % players]!);
    next += games * size;
    return round;
  });
  const met = Array.from({ length: players }, () => new Array<number>(players).fill(0));
  const table: Table = { players, size, rounds, seats: shape.map((games) => games * size), met, repeats: 0 };
  for (const [at, round] of rounds.entries()) {
    for (let seat = 0; seat < table.seats[at]!; seat += 1) {
      const start = seat - (seat % size);
      for (const other of round.slice(start, seat)) meet(table, round[seat]!, other, 1);
    }
  }
  return table;
}

/** A meeting more of two, or one less. */
function meet(table: Table, one: number, other: number, by: 1 | -1): void {
  const before = table.met[one]![other]!;
  table.met[one]![other] = table.met[other]![one] = before + by;
  if (Math.min(before, before + by) >= 1) table.repeats += by;
}

/** All meetings of a seat in its game, more or less. */
function meetAll(table: Table, round: number, seat: number, by: 1 | -1): void {
  const { size, rounds, seats } = table;
  if (seat >= seats[round]!) return;
  const here = rounds[round]!;
  const start = seat - (seat % size);
  for (let other = start; other < start + size; other += 1) {
    if (other !== seat) meet(table, here[seat]!, here[other]!, by);
  }
}

/** Two of a round change seats; where one of them sat out, they change in another round too, the other way. */
function changeSeats(table: Table, draw: Draw): () => void {
  const { rounds, seats, size, players } = table;
  const round = draw(rounds.length);
  const one = draw(seats[round]!);
  const other = draw(players);
  const isOut = other >= seats[round]!;
  if (!isOut) {
    if (Math.floor(one / size) === Math.floor(other / size)) return () => undefined;
    swap(table, round, one, other);
    return () => swap(table, round, one, other);
  }
  const [playing, resting] = [rounds[round]![one]!, rounds[round]![other]!];
  // Both play equally often: as often as the one rests while the other plays, it is the other way round.
  const backs = [...rounds.keys()].filter(
    (at) => rounds[at]!.indexOf(playing) >= seats[at]! && rounds[at]!.indexOf(resting) < seats[at]!,
  );
  const back = backs[draw(backs.length)]!;
  const [here, there] = [rounds[back]!.indexOf(playing), rounds[back]!.indexOf(resting)];
  swap(table, round, one, other);
  swap(table, back, here, there);
  return () => {
    swap(table, back, here, there);
    swap(table, round, one, other);
  };
}

function swap(table: Table, round: number, one: number, other: number): void {
  const here = table.rounds[round]!;
  for (const seat of [one, other]) meetAll(table, round, seat, -1);
  [here[one], here[other]] = [here[other]!, here[one]!];
  for (const seat of [one, other]) meetAll(table, round, seat, 1);
}

const gamesOf = ({ rounds, seats, size }: Table): Rounds =>
  rounds.map((round, at) =>
    Array.from({ length: seats[at]! / size }, (_, game) => round.slice(game * size, game * size + size)),
  );
