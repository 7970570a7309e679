import type { Drop, Position } from '../../../../src/games/gug/position.ts';
import { bruteAfter, bruteRoutes } from '../brute-force.ts';
import { type Day, isOnCircle } from './day.ts';

const EYES = [1, 2, 3, 4, 5, 6];

/** A turn in every way it can be ended. */
interface Choice {
  readonly after: Position;
  readonly made: 0 | 1;
}

/**
 * The most drops in so many turns, on average, by trying every route of every throw. How often turns ended at Leicester
 * Square is forgotten.
 *
 * @returns undefined where more routes would have to be tried than there is time for.
 */
export function bruteInTime(day: Day, position: Position, left: number, most: number): number | undefined {
  const known = new Map<string, number>();
  const choices = new Map<string, readonly (readonly Choice[])[]>();
  let tried = 0;
  const choicesOf = (from: Position, key: string): readonly (readonly Choice[])[] => {
    const found =
      choices.get(key) ??
      EYES.map((die) => {
        const routes = bruteRoutes(day, from, die);
        tried += routes.length;
        const all = routes.flatMap((turn) => {
          const stays: Position = {
            ...from,
            at: turn.at as Position['at'],
            came: (turn.came ?? from.came) as Position['came'],
            ...bruteAfter(day, from, turn),
            leicester: 0,
          };
          const kept: Choice = { after: stays, made: 0 };
          if (turn.drop !== 'yes') return [kept];
          const drops = [...from.drops, { station: turn.at, line: turn.came!.by } as Drop];
          const dropped: Choice = { after: { ...stays, drops, touched: isOnCircle(day, turn.at) }, made: 1 };
          return day.rulings.R19 === 'must-drop' ? [dropped] : [dropped, kept];
        });
        return [...new Map(all.map((each) => [keyOf(each.after), each])).values()];
      });
    choices.set(key, found);
    return found;
  };
  const from = (at: Position, turns: number): number => {
    if (turns === 0 || tried > most) return 0;
    const key = keyOf(at);
    const found = known.get(`${key} ${turns}`);
    if (found !== undefined) return found;
    const best = choicesOf(at, key).map((each) =>
      Math.max(...each.map(({ after, made }) => made + from(after, turns - 1))),
    );
    const mean = best.reduce((sum, value) => sum + value, 0) / EYES.length;
    known.set(`${key} ${turns}`, mean);
    return mean;
  };
  const found = from({ ...position, leicester: 0 }, left);
  return tried > most ? undefined : found;
}

const keyOf = ({ at, came, touched, drops }: Position): string =>
  [at, came?.from, came?.by, touched, ...drops.map(({ station, line }) => `${line}:${station}`).toSorted()].join(' ');
