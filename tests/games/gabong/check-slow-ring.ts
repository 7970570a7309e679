/** What a player does on a turn: draws, or lays a card, of which only the rank counts here. */
export type Move = 'draw' | '3' | '4' | '5' | 'J' | 'Q' | 'K';

/**
 * The ring as a queue of players, whoever is on turn first: a card takes the queue apart and puts it together again.
 * It knows neither directions nor seat numbers, and shares no code with the checker.
 *
 * @param players - in the order of play, the first on turn.
 * @returns who is on turn, at first and after each move.
 */
export function slowTurns(players: readonly string[], master: string, moves: readonly Move[]): readonly string[] {
  let isTurning = false;
  let queue = players;
  const seats = [queue[0]!];
  for (const move of moves) {
    const [me, ...others] = queue as readonly [string, ...string[]];
    // A jack lay there: seen from here, all the others now come the other way round.
    queue = moved(me, isTurning ? others.toReversed() : others, master, move);
    isTurning = move === 'J';
    seats.push(queue[0]!);
  }
  return seats;
}

function moved(me: string, rest: readonly string[], master: string, move: Move): readonly string[] {
  const queue = [...rest, me];
  switch (move) {
    case 'draw':
    case '4':
    case 'J':
      return queue;
    case '3':
      return [...queue.slice(1), queue[0]!];
    case '5':
      return [...from(queue, master), ...before(queue, master)];
    case 'Q':
      return [rest.at(-1)!, me, ...rest.slice(0, -1)];
    case 'K':
      return [...rest.toReversed(), me];
  }
}

const from = (queue: readonly string[], player: string) => queue.slice(queue.indexOf(player));
const before = (queue: readonly string[], player: string) => queue.slice(0, queue.indexOf(player));
