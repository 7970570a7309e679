/** What a player does on a turn: draws, or lays a card, of which only the rank counts here. */
export type Move = 'draw' | '3' | '4' | '5' | 'J' | 'Q' | 'K';

/**
 * The ring as a queue of players, whoever is on turn first: a card takes the queue apart and puts it together again.
 * It knows neither directions nor seat numbers, and shares no code with the checker.
 */
export class SlowRing {
  private isTurning = false;
  private queue: readonly string[];
  private readonly master: string;

  /** @param players - in the order of play, the first on turn. */
  constructor(players: readonly string[], master: string) {
    this.queue = players;
    this.master = master;
  }

  get onTurn(): string {
    return this.queue[0]!;
  }

  move(move: Move): void {
    const [me, ...others] = this.queue as [string, ...string[]];
    // A jack lay there: seen from here, all the others now come the other way round.
    const rest = this.isTurning ? others.toReversed() : others;
    this.isTurning = move === 'J';
    const queue = [...rest, me];
    switch (move) {
      case 'draw':
      case '4':
      case 'J':
        this.queue = queue;
        break;
      case '3':
        this.queue = [...queue.slice(1), queue[0]!];
        break;
      case '5':
        this.queue = [...from(queue, this.master), ...before(queue, this.master)];
        break;
      case 'Q':
        this.queue = [rest.at(-1)!, me, ...rest.slice(0, -1)];
        break;
      case 'K':
        this.queue = [...rest.toReversed(), me];
    }
  }
}

const from = (queue: readonly string[], player: string) => queue.slice(queue.indexOf(player));
const before = (queue: readonly string[], player: string) => queue.slice(0, queue.indexOf(player));
