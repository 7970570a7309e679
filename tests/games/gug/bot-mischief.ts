import type { LineId, StationId } from '../../../src/games/gug/board-data.ts';
import { measuredAt } from './table.ts';
import { dueOf } from '../../../src/games/gug/due.ts';
import type { Overrule, SnolForm } from '../../../src/games/gug/events.ts';
import { legalEnds } from '../../../src/games/gug/moves.ts';
import type { Due } from '../../../src/games/gug/play-state.ts';
import { positionOf } from '../../../src/games/gug/play-table.ts';
import type { Step } from '../../../src/games/gug/position.ts';
import type { Drink } from '../../../src/games/gug/setup.ts';
import { redoOf, undoOf } from '../../../src/games/shared/played.ts';
import { bestMove } from './bot-moves.ts';
import type { BotLog } from './bot-log.ts';

type MoveDue = Extract<Due, { kind: 'move' }>;

/** What happens at tables beside the sensible. Each is tried until the moment is right; whether it was is returned. */
export const MISCHIEF = {
  /** The last move is taken back; another follows. */
  undo: (log) => lastKind(log) === 'move' && undo(log),
  'undo-redo': (log) => {
    const before = JSON.stringify(log.state());
    const isDone = lastKind(log) === 'drink' && [undo, undo, undo, redo, redo, redo].every((one) => one(log));
    if (isDone && JSON.stringify(log.state()) !== before) throw new Error('redo is not what was undone');
    return isDone;
  },
  /** Back to the start of the turn, at once. */
  'undo-turn': (log) => {
    const { number, moves } = log.state().turn ?? { number: 0, moves: [] };
    const ids = log.folded().steps.flatMap(({ play, before }) => (before.turn?.number === number ? [play.id] : []));
    return moves.length > 0 && log.say({ kind: 'undo', entries: ids.toReversed() });
  },
  'correct-roll': (log) => {
    const { play } = log.folded().steps.at(-1) ?? {};
    if (play?.event.kind !== 'roll') return false;
    const dice = play.event.dice.map((eyes) => (eyes % 6) + 1);
    return log.say({ kind: 'correct', entry: play.id, event: { ...play.event, dice } });
  },
  /** What a move cost turns out to have been the referee's word, long after. */
  'correct-move': (log) => {
    for (const { play, before, after } of log.folded().steps.slice(0, -20).toReversed()) {
      if (play.event.kind !== 'move' || play.event.overrule) continue;
      const { seat } = play.event;
      const [charge] = after.seats[seat]!.charges.slice(before.seats[seat]!.charges.length);
      if (charge?.cause !== 'arrival') continue;
      const overrule = { reason: 'So it was', sips: charge.sips.total };
      return log.say({ kind: 'correct', entry: play.id, event: { ...play.event, overrule } });
    }
    return false;
  },
  /** One station short of a turn, and the referee lets it be. */
  'overrule-move': (log) =>
    moved(log, ({ route }) => ({ route: route.slice(0, -1), drop: false }), { reason: 'Close enough' }),
  'overrule-sips': (log) => moved(log, () => ({}), { reason: 'It is his birthday', sips: 1 }),
  /** Whoever has not drunk up rolls all the same. */
  'overrule-roll': (log) => {
    const [due] = dueOf(log.game, log.state(), measuredAt(log.state(), log.now()));
    if (due?.kind !== 'skip') return false;
    const dice = log.state().seats[due.seat]!.icons.map(() => log.draw(6) + 1);
    return log.play({ kind: 'roll', seat: due.seat, dice, by: 'hand', overrule: { reason: 'The bottle was corked' } });
  },
  /** 16.6 and 16.7. */
  'british-rail': (log) => strayed(log, 'national-rail'),
  'other-railway': (log) => strayed(log, 'dlr'),
  /** 16.4. */
  leicester: (log) => {
    const due = moveDue(log);
    const state = log.state();
    if (!due) return false;
    const network = log.game.turnNetwork(state);
    const [icon, die] = [due.icons[0]!, due.dice[0]!];
    const ends = legalEnds(network, positionOf(network, state, due.seat, icon), [state.turn!.dice[die]!]);
    const there = ends.find(({ at }) => at === network.board.data.special.leicester);
    return (
      there !== undefined && log.play({ kind: 'move', seat: due.seat, icon, die, route: there.route, drop: false })
    );
  },
  'snol-hurry': (log) => called(log, 'hurry'),
  'snol-count': (log) => called(log, 'count'),
  'snol-lost': (log) => called(log, 'lost'),
  points: (log) => changed(log, 'points'),
  'alcohol-free': (log) => changed(log, 'alcohol-free'),
  beer: (log) => changed(log, 'beer'),
  referee: (log) => log.play({ kind: 'referee', name: 'Aunt Gunvor' }),
  ruling: (log) => log.play({ kind: 'ruling', ruling: 'R16', option: 'no-limit' }),
  /** Somebody goes home in the middle of a game. */
  retire: (log) => {
    const seats = log.state().seats.flatMap(({ status }, seat) => (status.is === 'playing' ? [seat] : []));
    return seats.length > 1 && log.play({ kind: 'retire', seat: seats[log.draw(seats.length)]! });
  },
  'call-off': (log) => log.play({ kind: 'call-off' }),
  rename: (log) => log.say({ kind: 'rename', name: 'The long evening' }),
  'delete-restore': (log) => log.say({ kind: 'delete' }) && log.say({ kind: 'restore' }),
} as const satisfies Record<string, (log: BotLog) => boolean>;

function lastKind(log: BotLog): string | undefined {
  return log.folded().steps.at(-1)?.play.event.kind;
}

function undo(log: BotLog): boolean {
  const entries = undoOf(log.entries());
  return entries !== undefined && log.say({ kind: 'undo', entries });
}

function redo(log: BotLog): boolean {
  const entries = redoOf(log.entries());
  return entries !== undefined && log.say({ kind: 'redo', entries });
}

function moveDue(log: BotLog): MoveDue | undefined {
  const [due] = dueOf(log.game, log.state(), measuredAt(log.state(), log.now()));
  return due?.kind === 'move' ? due : undefined;
}

/** The bot's best move, changed, by the referee's word. */
function moved(
  log: BotLog,
  change: (move: ReturnType<typeof bestMove>) => { readonly route?: readonly Step[]; readonly drop?: boolean },
  overrule: Overrule,
): boolean {
  const due = moveDue(log);
  if (!due) return false;
  const move = bestMove(log.game, log.state(), due, log.draw);
  if (move.drop || move.route.length < 2) return false;
  return log.play({ kind: 'move', seat: due.seat, ...move, ...change(move), overrule });
}

/** A move that ends with a ride on a railway that may not be used. */
function strayed(log: BotLog, railway: 'national-rail' | 'dlr'): boolean {
  const due = moveDue(log);
  const others = Object.entries(log.game.network(log.state().setup).board.data.others);
  const there = others.filter(([, { railways }]) => railways.includes(railway));
  if (!due || there.length === 0) return false;
  const to = there[log.draw(there.length)]![0] as StationId;
  const route = [{ line: railway, to }] satisfies readonly { line: Step['line'] | LineId; to: StationId }[];
  return log.play({ kind: 'move', seat: due.seat, icon: due.icons[0]!, die: due.dice[0]!, route, drop: false });
}

function called(log: BotLog, form: SnolForm): boolean {
  const due = moveDue(log);
  return due !== undefined && log.play({ kind: 'snol', seat: due.seat, form });
}

function changed(log: BotLog, drink: Drink): boolean {
  const { seats } = log.state();
  const seat = log.draw(seats.length);
  return log.play({ kind: 'mode', seat, player: log.draw(seats[seat]!.players.length), drink });
}
