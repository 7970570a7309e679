import type { Clause } from '../../../../games/gug/clauses.ts';
import type { Due } from '../../../../games/gug/play-state.ts';
import { dropsOf, ledBy } from '../../../../games/gug/results.ts';
import { pointsFor } from '../../../../games/gug/turn.ts';
import { fill, type Named } from '../../../../i18n/fill.ts';
import type { Lang } from '../../../../i18n/lang.ts';
import { listed } from '../../../../i18n/listed.ts';
import type { GugTable } from '../game-context.ts';
import { inhibitionsOf, isForPoints } from './seat-words.ts';
import { type lastDrop, winnersOf } from './turn-plays.ts';

type DueIn = Pick<GugTable, 'words' | 'state' | 'who' | 'game' | 'hand'>;

/** All who have won a game that is over, named together; undefined where nobody finished. */
export function winnersNamed({ state, who }: Pick<DueIn, 'state' | 'who'>, lang: Lang): Named | undefined {
  return together(winnersOf(state).map(who), lang);
}

/** Several named as one, for a sentence; undefined where there is nobody. */
export function together(named: readonly Named[], lang: Lang): Named | undefined {
  const names = named.map(({ name }) => name);
  return named.length > 0 ? { name: listed(names, lang), count: countOf(named) } : undefined;
}

const countOf = (named: readonly Named[]): number => named.reduce((sum, { count }) => sum + count, 0);

/** What a drop comes to, and its rule: it is one more of those of a seat, or waits for what is still to be drunk (12.5). */
export function dropWords(
  { seat, icon, route }: NonNullable<ReturnType<typeof lastDrop>>,
  { words, state, readings, who }: Pick<GugTable, 'words' | 'state' | 'readings' | 'who'>,
  station: (id: string) => string,
): { readonly text: string; readonly clause: Clause } | undefined {
  const own = state.seats[seat]!;
  const at = route.at(-1)?.to ?? own.icons[icon]?.position?.at;
  if (at === undefined) return undefined;
  const { now } = words.play;
  const data = { name: who(seat), station: station(at) };
  if (own.pending.some((one) => one.icon === icon)) return { text: fill(now.dropWaits, data), clause: 'gug-12.5' };
  const count = dropsOf(own);
  return { text: fill(now.dropped, { ...data, count, of: inhibitionsOf(state.setup, readings) }), clause: 'gug-12.1' };
}

/** Who has won a game that is over, or that nobody finished: a whole sentence. */
export function wonWords(won: Pick<DueIn, 'words' | 'state' | 'who'>, lang: Lang): string {
  const name = winnersNamed(won, lang);
  return name ? fill(won.words.play.over.won, { name }) : nobodyWords(won);
}

/** Why nobody has won; of a game that nobody finished, who led it by then. */
function nobodyWords({ words, state, who }: Pick<DueIn, 'words' | 'state' | 'who'>): string {
  const { untimed, early } = words.play.over;
  const led = ledBy(state);
  if (!led) return untimed;
  const [first] = led.seats;
  const template = first === undefined ? early.none : led.seats.length > 1 ? early.level : early.led;
  return fill(template, { name: first === undefined ? '' : who(first), count: led.drops });
}

/**
 * Who is due, and where they stand. Of a seat with two icons (17.4) the one that is moved stands there, and its player is
 * named; before that each of them may stand somewhere else, and no place is said.
 */
export function standingWords(
  seat: number,
  due: Due,
  { words, state, who, hand }: Pick<DueIn, 'words' | 'state' | 'who' | 'hand'>,
  station: (id: string) => string,
): string {
  const { icons } = state.seats[seat]!;
  const own = due.kind === 'move' ? hand.icon : 0;
  const at = icons.length > 1 && due.kind !== 'move' ? undefined : icons[own]?.position?.at;
  const { name } = who(seat);
  if (at === undefined) return name;
  const owner = icons.length > 1 ? state.setup.seats[seat]!.players[own]?.name : undefined;
  return fill(words.play.at, { name: owner ?? name, station: station(at) });
}

/** What is to be done, in a few words. */
export function dueWords(due: Due, table: DueIn): string {
  const { words, state, who, game, hand } = table;
  const { now, over } = words.play;
  const hasTwo = state.setup.variation === 'DUT';
  const owner = (seat: number, own: number) => state.setup.seats[seat]?.players[own]?.name ?? '';
  switch (due.kind) {
    case 'throw':
      return now[due.isAgain ? (`${due.for}Again` as const) : due.for];
    case 'place':
      return hasTwo ? fill(now.placeIcon, { name: owner(due.seat, due.icon) }) : now.place;
    case 'roll':
      return due.dice === 2 ? now.rollTwo : now.roll;
    case 'skip':
    case 'drink': {
      if (due.kind === 'skip' && due.isLate) return now.tooLate;
      if (due.owed === 0) return now.sitsOut;
      const own = state.seats[due.seat];
      return fill(own && isForPoints(own) ? now.owesPoints : now.owes, { count: due.owed });
    }
    case 'move': {
      const position = state.seats[due.seat]?.icons[hand.icon]?.position;
      const eyes = state.turn?.dice[hand.die];
      const count = position && eyes !== undefined ? pointsFor(game.turnNetwork(state), position.at, eyes) : 0;
      return hasTwo ? fill(now.moveIcon, { name: owner(due.seat, hand.icon), count }) : fill(now.move, { count });
    }
    case 'toss':
      return now.toss;
    case 'pass':
      return now.pass;
    case 'time-up':
      return now.timeUp;
    case 'over': {
      // It stands beside their names.
      const count = countOf(winnersOf(state).map(who));
      return count === 0 ? nobodyWords(table) : fill(over.wins, { name: { name: '', count } });
    }
  }
}
