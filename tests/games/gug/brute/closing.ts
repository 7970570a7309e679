import type { Side } from '../../../../src/games/gug/board-data.ts';
import type { Drop } from '../../../../src/games/gug/position.ts';
import type { Day } from './day.ts';
import { bruteDrop, candidates, sideReached } from './drops.ts';

/** The ends of a day as a draw of closed stations sees them (17.5), each arrival by the number of its station. */
export interface ClosingDay {
  readonly day: Day;
  readonly drops: readonly Drop[];
  readonly closable: Readonly<Record<Side, readonly string[]>>;
}

export function closingDay(day: Day): ClosingDay {
  const drops = candidates(day).filter(({ station, line }) => bruteDrop(day, [], station, line));
  const { heathrow } = day.paper.data.special;
  const of = (side: Side) => {
    const there = drops.filter((drop) => drop.station !== heathrow && sideReached(day, drop) === side);
    return [...new Set(there.map(({ station }) => station as string))];
  };
  return { day, drops, closable: { north: of('north'), south: of('south') } };
}

/** The biggest set of drops of which no two clash: every subset is tried. */
function biggest(day: Day, drops: readonly Drop[]): readonly Drop[] {
  const clashes = drops.map((one) =>
    drops.reduce(
      (mask, other, index) => (bruteDrop(day, [one], other.station, other.line) ? mask : mask | (1 << index)),
      0,
    ),
  );
  const isFree = new Uint8Array(1 << drops.length).fill(1, 0, 1);
  let best = 0;
  const size = (mask: number) => [...mask.toString(2)].filter((bit) => bit === '1').length;
  let most = 0;
  for (let mask = 1; mask < isFree.length; mask += 1) {
    const low = 31 - Math.clz32(mask & -mask);
    const rest = mask & (mask - 1);
    if (isFree[rest] === 0 || ((clashes[low] ?? 0) & rest) !== 0) continue;
    isFree[mask] = 1;
    if (size(mask) > most) [best, most] = [mask, size(mask)];
  }
  return drops.filter((_, index) => (best & (1 << index)) !== 0);
}

/** What each side offers when some of its ends are closed: beside no drop on the Central line, and beside each. */
export type Offer = ReadonlyMap<Drop | undefined, readonly Drop[]>;

export function offerOf({ day, drops }: ClosingDay, side: Side, closed: readonly string[]): Offer {
  const isOpen = ({ station }: Drop) => !closed.includes(station);
  const { heathrow } = day.paper.data.special;
  // Heathrow is one of every eleven.
  const theirs = drops.filter(({ station }) => station === heathrow);
  const ends = drops.filter(
    (drop) =>
      drop.station !== heathrow &&
      isOpen(drop) &&
      sideReached(day, drop) === side &&
      bruteDrop(day, theirs, drop.station, drop.line),
  );
  const centrals = drops.filter((drop) => isOpen(drop) && sideReached(day, drop) === 'central');
  return new Map(
    [undefined, ...centrals].map((central) => {
      const beside = ends.filter(({ station, line }) => !central || bruteDrop(day, [central], station, line));
      return [central, biggest(day, beside)];
    }),
  );
}

/**
 * Eleven drops out of what both sides offer, as R10 counts them: five places north, five south and Heathrow's own; or
 * at least five of each. Every share of the sides and of Heathrow is tried. Undefined where there are none.
 */
export function elevenOf({ day, drops }: ClosingDay, north: Offer, south: Offer): readonly Drop[] | undefined {
  const heathrow = drops.find(({ station }) => station === day.paper.data.special.heathrow);
  if (!heathrow) return undefined;
  for (const [central, northern] of north) {
    const southern = south.get(central);
    if (!southern) continue;
    for (let n = 0; n <= northern.length; n += 1) {
      for (let s = 0; s <= southern.length; s += 1) {
        const others = [...northern.slice(0, n), ...southern.slice(0, s), ...(central ? [central] : [])];
        const h = 11 - others.length;
        if (
          h < 1 ||
          !(central ? [0, 1] : [0]).some((inNorth) => isShared(day, n + inNorth, s + (central ? 1 - inNorth : 0), h))
        )
          continue;
        return [...others, ...Array.from({ length: h }, () => heathrow)];
      }
    }
  }
  return undefined;
}

function isShared({ rulings }: Day, north: number, south: number, heathrow: number): boolean {
  if (rulings.R10 === 'eleven-places') return north <= 5 && south + heathrow - 1 <= 5;
  return north >= 5 && south + heathrow >= 5;
}

/** Every choice of so many of a list. */
export function choices<Item>(list: readonly Item[], count: number): readonly (readonly Item[])[] {
  if (count === 0) return [[]];
  return list.flatMap((first, index) => choices(list.slice(index + 1), count - 1).map((more) => [first, ...more]));
}

/** Every choice of closed ends of a side, with what the side then offers; choices that offer the same only once. */
export function offers(closing: ClosingDay, side: Side, count: number): readonly Offer[] {
  const different = new Map<string, Offer>();
  for (const closed of choices(closing.closable[side], count)) {
    const offer = offerOf(closing, side, closed);
    different.set([...offer].map(([central, ends]) => `${central?.station} ${ends.length}`).join(), offer);
  }
  return [...different.values()];
}
