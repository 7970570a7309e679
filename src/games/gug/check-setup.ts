import type { Network } from './network.ts';
import { finding } from './play-decision.ts';
import type { PlayFinding } from './play-state.ts';
import { iconsOf, isSprint } from './play-table.ts';
import type { Rulings } from './rulings.ts';
import { type GugSetup, seatSize } from './setup.ts';

/** 3.1, 3.2. */
const PLAYERS = { strict: { least: 3, most: 5 }, friendly: { least: 2, most: 6 } } as const;
/** Centilitres: from a small glass's worth to a jug's. */
const BOTTLE = { least: 10, most: 200 } as const;
const CLAUSE_OF = { C: 'gug-17.1', CT: 'gug-17.2', CSP: 'gug-17.3', DUT: 'gug-17.4' } as const;

/** What of a setup is not as the rules have it; nothing where the game can start. */
export function checkSetup(network: Network, setup: GugSetup): readonly PlayFinding[] {
  return [...checkSeats(network.rulings, setup), ...checkBoard(network, setup), ...checkDraw(network, setup)];
}

/**
 * How many play (3.1, 3.2): people, or seats, where a team is one (R28). In a sprint one person is at the board at a
 * time (17.3), so that one is enough where people are counted.
 */
export function checkNumber(
  { R28 }: Rulings,
  { seats, isFriendly, variation }: Pick<GugSetup, 'seats' | 'isFriendly' | 'variation'>,
): readonly PlayFinding[] {
  const { least, most } = isFriendly ? PLAYERS.friendly : PLAYERS.strict;
  const clause = isFriendly ? 'gug-3.2' : 'gug-3.1';
  if (R28 === 'people' && variation === 'CSP') {
    const count = seats.length;
    return count >= 1 && count <= most ? [] : [finding(clause, 'sprint-number', { count })];
  }
  const isByPeople = R28 === 'people' && seatSize(variation) > 1;
  const count = isByPeople ? seats.length * seatSize(variation) : seats.length;
  if (count >= least && count <= most) return [];
  return [finding(clause, isByPeople ? 'people-number' : 'seats-number', { count })];
}

function checkSeats(rulings: Rulings, setup: GugSetup): readonly PlayFinding[] {
  const { seats, variation, bottle } = setup;
  const findings: PlayFinding[] = [...checkNumber(rulings, setup)];
  const size = seatSize(variation);
  seats.forEach(({ players, marker }, seat) => {
    if (players.length !== size) findings.push(finding(CLAUSE_OF[variation], 'team-size', { seat, count: size }));
    const isTaken = seats.slice(0, seat).some((other) => other.marker === marker);
    if (isTaken) findings.push(finding('gug-2.5', 'markers-alike', { seat }));
  });
  // Negated, so that what is no number at all is refused too.
  if (!(bottle >= BOTTLE.least && bottle <= BOTTLE.most)) findings.push(finding('gug-6.1', 'bottle-size'));
  return findings;
}

/** Whether the day's works are of this board, and leave every icon a starting station of its own (7.2, 7.3). */
function checkBoard({ board, rulings, place, isOnLoop }: Network, setup: GugSetup): readonly PlayFinding[] {
  const { works, seats } = setup;
  const unknown = [...works.stations, ...works.stretches.flat()].find((station) => !board.stations.has(station));
  if (unknown !== undefined) return [finding('gug-2.2', 'no-such-station', { station: unknown })];
  const open = [...board.stations.keys()].filter((station) => !works.stations.includes(station));
  const starts = new Set(open.map(place).filter(isOnLoop)).size;
  const needed = isSprint(setup) && rulings.R44 === 'any' ? 1 : seats.length * iconsOf(setup);
  return starts < needed ? [finding('gug-7.3', 'no-start-left', { count: starts })] : [];
}

/** 17.5: as many ends as were asked for, each once, all of this board, and Heathrow open, or not drawn at all (R34). */
function checkDraw({ board, rulings }: Network, { closedStations }: GugSetup): readonly PlayFinding[] {
  if (!closedStations) return [];
  const { draw, wish } = closedStations;
  const drawn = [...draw.closed, ...draw.double, ...draw.triple];
  const unknown = drawn.find((station) => !board.stations.has(station));
  if (unknown !== undefined) return [finding('gug-17.5', 'no-such-station', { station: unknown })];
  const isAsWished =
    draw.closed.length === wish.south + wish.north &&
    draw.double.length === wish.double &&
    draw.triple.length === wish.triple;
  // What is closed may be doubled too: games saved before R61 were not asked.
  const hats =
    rulings.R61 === 'any' ? [draw.closed, draw.double, draw.triple] : [draw.closed, [...draw.double, ...draw.triple]];
  const isOnce = hats.every((stations) => new Set(stations).size === stations.length);
  const barred = rulings.R34 === 'never-drawn' ? drawn : draw.closed;
  const isHeathrowOpen = barred.every((station) => station !== board.data.special.heathrow);
  return isAsWished && isOnce && isHeathrowOpen ? [] : [finding('gug-17.5', 'draw-wrong')];
}
